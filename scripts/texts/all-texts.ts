// Everything a person reads, with the key it is found by.
import { spoken } from './spoken.ts';
import { written } from './written.ts';
import type { Said } from './said.ts';

export type { Said, Texts } from './said.ts';

export const allTexts = async (): Promise<Said[]> => [...(await spoken()), ...(await written())];
