import { ProblemError } from '../server/problem-error.ts';

/** The profile of the logged-in person could not be read. */
export class ProfileLookupError extends ProblemError {}
