/** The games there are. Whatever a package needs to know about one stands there in one `Record<EditionId, …>`. */
export const EDITIONS = ['nz', 'second'] as const;

export type EditionId = (typeof EDITIONS)[number];

export const isEditionId = (text: string): text is EditionId => (EDITIONS as readonly string[]).includes(text);
