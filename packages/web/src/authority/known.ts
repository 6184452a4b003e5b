import { engine, isEditionId, parseRecord } from '@drover/engine';

/** A page out of a cache may be older than what lies on its shelf, or than the server: this is what it can play. */
export const isKnown = ({ edition, rules }: { readonly edition: string; readonly rules: string }): boolean =>
  isEditionId(edition) && engine.plays({ edition, rules });

/** Is it a record that only a newer page can read? */
export function isNewerRecord(record: string): boolean {
  try {
    const { rules, setup } = parseRecord(record);
    return !isKnown({ edition: setup.edition, rules });
  } catch {
    return false;
  }
}
