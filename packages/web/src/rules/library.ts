import type { Language } from '@drover/words';
import type { RulesDocument } from './reference.ts';

/** A book is the documents of an edition in one language. */
export interface Book {
  readonly language: Language;
  readonly edition: Edition;
  readonly documents: readonly RulesDocument[];
}

export type Edition = 'nz' | 'second';

const shelf = import.meta.glob<RulesDocument>('../../../../docs/rules/**/*.md', { import: 'default' });

/** The rules, then what the components show. */
const documents: Record<Edition, readonly string[]> = {
  nz: ['nz', 'nz-solo', 'nz-components'],
  second: ['second', 'second-components'],
};

export async function openBook(edition: Edition, language: Language): Promise<Book> {
  const folder = `../../../../docs/rules/${language === 'en' ? '' : `${language}/`}`;
  const opened = documents[edition].map((name) => shelf[`${folder}${name}.md`]!());
  return { language, edition, documents: await Promise.all(opened) };
}
