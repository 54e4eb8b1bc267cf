import { ProblemError } from '../server/problem-error.ts';

/** The profile of who is logged in could not be read. */
export class ProfileLookupError extends ProblemError {}
