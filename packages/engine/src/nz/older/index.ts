/** Written by npm run new-version: the versions before today's, the newest first. */
import type { OlderVersion } from '../../core/versions.ts';
import type { NzReadings } from '../versions.ts';
import { nz1 } from './nz-1.ts';

export const older: readonly OlderVersion<NzReadings>[] = [nz1];
