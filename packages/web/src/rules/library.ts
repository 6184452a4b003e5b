import type { EditionId } from '@drover/engine';
import type { Language } from '@drover/words';
import { KITS } from '../editions/editions.ts';
import type { RulesDocument } from './reference.ts';

/** A book is the documents of an edition in one language. */
export interface Book {
  readonly language: Language;
  readonly edition: EditionId;
  readonly documents: readonly RulesDocument[];
}

const documents = import.meta.glob<RulesDocument>('../../../../docs/rules/**/*.md', { import: 'default' });

export async function openBook(edition: EditionId, language: Language): Promise<Book> {
  const folder = `../../../../docs/rules/${language === 'en' ? '' : `${language}/`}`;
  const opened = KITS[edition].documents.map((name) => documents[`${folder}${name}.md`]!());
  return { language, edition, documents: await Promise.all(opened) };
}
