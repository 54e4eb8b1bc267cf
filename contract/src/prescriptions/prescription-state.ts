import { addDays, type Day, daysBetween } from '../kernel/index.ts';

/** The legal kinds of prescription: medicines, studies and practices, specialist consultations. */
export const PRESCRIPTION_KINDS = ['prescription', 'study', 'referral'] as const;
export type PrescriptionKind = (typeof PRESCRIPTION_KINDS)[number];

/** Calendar days a prescription may be used after its start date (requirement: validity days). */
export const VALID_DAYS: Readonly<Record<PrescriptionKind, number>> = {
  prescription: 30,
  study: 60,
  referral: 60,
};

type Validity = { kind: PrescriptionKind; startDate: Day };

/** The last day on which a pharmacy may dispense it, until midnight in Argentina; the start day is not counted. */
export const lastValidDay = ({ kind, startDate }: Validity): Day =>
  addDays(startDate, VALID_DAYS[kind]);

/** Days left to use it: 0 on the last valid day, negative when overdue. */
export const validDaysLeft = (validity: Validity, today: Day): number =>
  daysBetween(today, lastValidDay(validity));

/** Whether it may already be used: long treatments are a dated series of prescriptions (requirement: start date). */
export const isStarted = ({ startDate }: Validity, today: Day): boolean => startDate <= today;

/** The statuses of a prescription that are stored. */
export const STORED_PRESCRIPTION_STATUSES = [
  'ISSUED',
  'SENT',
  'DISPENSED',
  'BLOCKED',
  'ANNULLED',
] as const;
export type StoredPrescriptionStatus = (typeof STORED_PRESCRIPTION_STATUSES)[number];

/** The statuses of a prescription that people see; OVERDUE is computed from the dates. */
export const PRESCRIPTION_STATUSES = [...STORED_PRESCRIPTION_STATUSES, 'OVERDUE'] as const;
export type PrescriptionStatus = (typeof PRESCRIPTION_STATUSES)[number];

/** Commands on an issued prescription; its content never changes. */
export const PRESCRIPTION_COMMANDS = [
  'send',
  'release',
  'dispense',
  'block',
  'reactivate',
  'annul',
] as const;
export type PrescriptionCommand = (typeof PRESCRIPTION_COMMANDS)[number];

/** The status of a prescription before it was blocked, to which it returns. */
export type BlockedFrom = 'ISSUED' | 'SENT';

/** Transitions of a prescription. A command that is missing from a row is refused there. */
const TRANSITIONS = {
  // A patient can go to any pharmacy without an order.
  ISSUED: { send: 'SENT', dispense: 'DISPENSED', block: 'BLOCKED', annul: 'ANNULLED' },
  SENT: { dispense: 'DISPENSED', release: 'ISSUED', block: 'BLOCKED', annul: 'ANNULLED' },
  BLOCKED: { reactivate: 'previous', annul: 'ANNULLED' },
  // When an order ends without dispensing, its prescription is released; it stays overdue by its dates.
  OVERDUE: { release: 'ISSUED' },
  DISPENSED: {},
  ANNULLED: {},
} as const satisfies Record<
  PrescriptionStatus,
  Partial<Record<PrescriptionCommand, StoredPrescriptionStatus | 'previous'>>
>;

/** The status that `command` leads to; `undefined` if it is refused. */
export function nextPrescriptionStatus(
  status: PrescriptionStatus,
  command: PrescriptionCommand,
  blockedFrom: BlockedFrom = 'ISSUED',
): StoredPrescriptionStatus | undefined {
  const row: Partial<Record<PrescriptionCommand, StoredPrescriptionStatus | 'previous'>> =
    TRANSITIONS[status];
  const next = row[command];
  return next === 'previous' ? blockedFrom : next;
}

/** The stored data from which the status is computed. */
export type PrescriptionFacts = Validity & {
  status: StoredPrescriptionStatus;
  blockedFrom?: BlockedFrom | null | undefined;
};

/** Computed from dates; not stored. */
export function prescriptionStatusOn(facts: PrescriptionFacts, today: Day): PrescriptionStatus {
  const canExpire = facts.status === 'ISSUED' || facts.status === 'SENT';
  return canExpire && validDaysLeft(facts, today) < 0 ? 'OVERDUE' : facts.status;
}

/** The status that `command` leads to today: refused before the start date and after the last valid day. */
export function nextPrescriptionStatusOn(
  facts: PrescriptionFacts,
  command: PrescriptionCommand,
  today: Day,
): StoredPrescriptionStatus | undefined {
  const isUse = command === 'send' || command === 'dispense';
  if (isUse && !isStarted(facts, today)) return undefined;
  return nextPrescriptionStatus(
    prescriptionStatusOn(facts, today),
    command,
    facts.blockedFrom ?? 'ISSUED',
  );
}

/** The patient's three tabs: Nuevas, Enviadas, Vencidas. */
export const PRESCRIPTION_STATES = ['new', 'sent', 'overdue'] as const;
export type PrescriptionState = (typeof PRESCRIPTION_STATES)[number];

/** The tab that lists a prescription: dispensed ones are among the sent, annulled ones among the overdue. */
export function prescriptionState(facts: PrescriptionFacts, today: Day): PrescriptionState {
  const status = prescriptionStatusOn(facts, today);
  if (status === 'DISPENSED') return 'sent';
  if (status === 'ANNULLED' || validDaysLeft(facts, today) < 0) return 'overdue';
  const place = status === 'BLOCKED' ? (facts.blockedFrom ?? 'ISSUED') : status;
  return place === 'SENT' ? 'sent' : 'new';
}
