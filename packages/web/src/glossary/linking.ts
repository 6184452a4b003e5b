import { isEditionId, type EditionId } from '@drover/engine';
import type { Language } from '@drover/words';
import { finderOf, openGlossary, type Finder, type TermKey } from '@drover/words/glossary';

/**
 * Links the terms of the game wherever sentences stand on the page. Whoever writes a sentence knows nothing of it: the
 * links are put into the finished page, and taken out again before what is there changes. A text keeps its node, with the
 * words up to the first term; the rest of it follows in nodes of ours.
 */

/** Where there are sentences, and what is one paragraph there: a term is linked once in each. */
const SENTENCES = [
  ['.booklet :is(p, li, td)', '.rule, .introduction, p'],
  ['.minutes p, .minutes li', '.minutes section'],
  ['.panel .head :is(h2, p)', '.head'],
  ['.log li li', 'ol > li'],
  ['.hints .why', 'li'],
  ['.review .why', 'li'],
  ['.bubble p:not(.rule)', '.bubble'],
  ['.coach .words p', '.words'],
] as const;
const ANY = SENTENCES.map(([sentence]) => sentence).join(', ');
/** What is already something to press, or the name of a section, stays as it is. */
const NOT_IN = 'a, button, summary, input, select, textarea, em, h3';

/** From a line of the log and from the question one goes to the terms with the arrows: Tab leads on to the choices. */
const WALKED = '.log, .panel .head';

interface Linked {
  readonly whole: string;
  readonly added: readonly ChildNode[];
}

export class Linking {
  readonly #finders = new Map<EditionId, Finder>();
  readonly #linked = new Map<Text, Linked>();
  /** The texts that follow a term. */
  readonly #ours = new WeakSet<ChildNode>();
  readonly #observer: MutationObserver;
  readonly #language: Language;
  readonly #glossary: Awaited<ReturnType<typeof openGlossary>>;

  private constructor(language: Language, glossary: Awaited<ReturnType<typeof openGlossary>>) {
    this.#language = language;
    this.#glossary = glossary;
    this.#observer = new MutationObserver((changes) => this.#follow(changes));
  }

  static async start(language: Language): Promise<Linking> {
    const linking = new Linking(language, await openGlossary(language));
    linking.#observe();
    linking.#linkAll(document.body);
    linking.#observer.takeRecords();
    return linking;
  }

  /** Everything as it was before. */
  stop(): void {
    this.#forgetAll(this.#observer.takeRecords());
    this.#observer.disconnect();
    for (const text of this.#linked.keys()) this.#unlink(text);
  }

  #observe(): void {
    this.#observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  #follow(changes: readonly MutationRecord[]): void {
    this.#forgetAll(changes);
    const changed = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData' && target.parentElement) changed.add(target.parentElement);
      for (const node of addedNodes) {
        if (node instanceof HTMLElement) changed.add(node);
        // A bare text was put into an element that was there.
        if (node instanceof Text && target instanceof HTMLElement) changed.add(target);
      }
    }
    for (const element of changed) if (element.isConnected) this.#linkAll(element);
    // What was done just now was our own doing.
    this.#observer.takeRecords();
  }

  #forgetAll(changes: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes } of changes) {
      if (type === 'characterData') this.#forget(target as Text);
      for (const node of removedNodes) this.#forgetWithin(node);
    }
  }

  /** The text has other words now: what followed the old ones goes. */
  #forget(text: Text): void {
    const linked = this.#linked.get(text);
    if (linked === undefined) return;
    this.#linked.delete(text);
    for (const node of linked.added) node.remove();
  }

  /** The text is gone, or goes elsewhere: it gets its words back. */
  #unlink(text: Text): void {
    const linked = this.#linked.get(text);
    this.#forget(text);
    if (linked !== undefined) text.data = linked.whole;
  }

  #forgetWithin(node: Node): void {
    if (node instanceof Text) return this.#unlink(node);
    if (!(node instanceof HTMLElement) || node.querySelector('a.term') === null) return;
    for (const text of this.#linked.keys()) if (node.contains(text)) this.#linked.delete(text);
  }

  #linkAll(root: Element): void {
    const inside = root.closest(ANY);
    const sentences = [...(inside ? [inside] : []), ...root.querySelectorAll(ANY)];
    const known = new Map<Element, Set<TermKey>>();
    for (const sentence of sentences) {
      // The outermost has the texts of those inside it.
      if (sentence.parentElement?.closest(ANY) && sentences.includes(sentence.parentElement.closest(ANY)!)) continue;
      const [, paragraph] = SENTENCES.find(([selector]) => sentence.matches(selector))!;
      const block = sentence.closest(paragraph) ?? sentence;
      if (!known.has(block)) known.set(block, linkedIn(block));
      this.#linkIn(sentence, known.get(block)!);
    }
  }

  #linkIn(sentence: Element, known: Set<TermKey>): void {
    const edition = sentence.closest<HTMLElement>('[data-edition]')?.dataset['edition'] ?? '';
    if (!isEditionId(edition)) return;
    const finder = this.#finderOf(edition);
    const walker = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (!this.#linked.has(text) && !this.#ours.has(text) && !text.parentElement!.closest(NOT_IN))
        this.#link(text, finder, known, edition);
  }

  #finderOf(edition: EditionId): Finder {
    const finder = this.#finders.get(edition) ?? finderOf(this.#glossary, edition);
    this.#finders.set(edition, finder);
    return finder;
  }

  #link(text: Text, finder: Finder, known: Set<TermKey>, edition: EditionId): void {
    const whole = text.data;
    const pieces = finder.find(whole, known);
    const first = pieces.findIndex(({ term }) => term !== null);
    if (first < 0) return;
    const walked = text.parentElement!.closest(WALKED) !== null;
    const added = pieces.slice(first).map(({ text: said, term }): ChildNode => {
      if (term === null) return document.createTextNode(said);
      const link = document.createElement('a');
      link.className = 'term';
      link.href = `#/glossary/${edition}/${term}`;
      link.dataset['term'] = term;
      link.lang = this.#language;
      link.setAttribute('aria-haspopup', 'dialog');
      if (walked) link.tabIndex = -1;
      link.textContent = said;
      return link;
    });
    text.data = first === 0 ? '' : pieces[0]!.text;
    text.after(...added);
    for (const node of added) this.#ours.add(node);
    this.#linked.set(text, { whole, added });
  }
}

const linkedIn = (block: Element): Set<TermKey> =>
  new Set([...block.querySelectorAll<HTMLElement>('a.term')].map(({ dataset }) => dataset['term'] as TermKey));
