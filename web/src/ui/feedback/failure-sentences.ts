import { causeText } from '../../lib/server/failure-text.ts';
import { OFFLINE_CODE, problemCode, supportCode } from '../../lib/server/problem-error.ts';
import { uiCopy } from '../ui.copy.ts';

/** The reference for support; none for a lost network, of which support knows nothing. */
export const referenceText = (error: unknown): string | undefined =>
  problemCode(error) === OFFLINE_CODE ? undefined : uiCopy.supportCode(supportCode(error));

/** The cause of a failure, if it is a general one, and the reference for support. */
export const failureSentences = (error: unknown): string[] =>
  [causeText(error), referenceText(error)].filter((text) => text !== undefined);
