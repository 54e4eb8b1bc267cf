import { type Caller, callers, type Who } from '@app/contract/kernel';

/** The name of a caller in plain text. */
export const callerInWords = (caller: Caller): string =>
  caller === 'medicalDirector' ? 'medical director' : caller;

/** Who may make a call, and under which conditions, in one line. */
export const whoInWords = (who: Who): string =>
  callers
    .flatMap((caller) => {
      const conditions = who[caller];
      return conditions ? [`${callerInWords(caller)} (${conditions.join(', ')})`] : [];
    })
    .join('; ');
