import { type Caller, callers, type Who } from '@app/contract/kernel';

/** The name of a caller as a person reads it. */
export const callerInWords = (caller: Caller): string =>
  caller === 'medicalDirector' ? 'medical director' : caller;

/** Who may make a call, and under what, in one line. */
export const whoInWords = (who: Who): string =>
  callers
    .flatMap((caller) => {
      const conditions = who[caller];
      return conditions ? [`${callerInWords(caller)} (${conditions.join(', ')})`] : [];
    })
    .join('; ');
