import { answerJobs } from '@drover/training';
import { PUZZLE_WORK } from './jobs.ts';

/** A thread that makes or checks puzzles. */
answerJobs(PUZZLE_WORK.work);
