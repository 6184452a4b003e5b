import { EDITIONS } from '@drover/engine';
import { z } from 'zod';

/** Which game it is. */
export const edition = z.enum(EDITIONS);
