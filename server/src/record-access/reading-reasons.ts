import type { ReadingReason } from '@app/contract/record-access';

/** The reason for a reading, by the rule in the audit. */
export const READING_REASONS: Readonly<Record<string, ReadingReason>> = {
  'own family': 'family',
  'live care': 'attending',
  author: 'attended',
  'attended lately': 'attended',
  granted: 'grant',
  emergency: 'emergency',
  'own branch': 'pharmacy',
  'own branch list': 'pharmacy-list',
  'on duty': 'guard',
  'own agenda': 'agenda',
  'key of minutes': 'link',
  CORRECTION: 'correction',
};

/** The rules of one reason. */
export const rulesOf = (reason: ReadingReason): string[] =>
  Object.keys(READING_REASONS).filter((rule) => READING_REASONS[rule] === reason);
