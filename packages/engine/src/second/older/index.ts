/** Written by npm run new-version: the versions before today's, the newest first. */
import type { OlderVersion } from '../../core/versions.ts';
import type { SecondReadings } from '../versions.ts';
import { second3 } from './second-3.ts';
import { second2 } from './second-2.ts';
import { second1 } from './second-1.ts';

export const older: readonly OlderVersion<SecondReadings>[] = [second3, second2, second1];
