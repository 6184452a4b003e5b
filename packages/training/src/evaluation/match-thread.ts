import { answerJobs } from './answer-jobs.ts';
import { playMatch } from './match.ts';

/** A thread that plays the matches it is sent, one after the other. */
answerJobs(playMatch);
