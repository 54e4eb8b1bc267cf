/** Statuses of the API, as specified. */
export const queueStatuses = [
  'WAITING',
  'STARTED',
  'ACCEPTED',
  'FINISHED',
  'QUIT',
  'ERROR',
  'FAIL_SAVE_CONSULTATION',
] as const;
export type QueueStatus = (typeof queueStatuses)[number];

/** Internal phases, finer than the statuses. */
export const queuePhases = [
  'WAITING',
  'OFFERED',
  'ACCEPTED',
  'IN_CALL',
  'WRAP_UP',
  'FINISHED',
  'QUIT',
  'ERROR',
] as const;
export type QueuePhase = (typeof queuePhases)[number];

/** Phases in which a person holds a place or a professional. */
export const livePhases = ['WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP'] as const;
/** Phases in which a professional holds the entry. */
export const heldPhases = ['OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP'] as const;

/** Who gives a command; the clock is the server's periodic job. */
export type QueueParty = 'patient' | 'professional' | 'clock';

export const patientCommands = ['Accept', 'Start', 'PatientCancel', 'PatientFinish'] as const;
export const professionalCommands = [
  'GetPatient',
  'SetProfessional',
  'Start',
  'NoPatient',
  'ProfessionalCancel',
  'ProfessionalFinish',
  'FailSaveConsultation',
  'VideoCallError',
] as const;
/**
 * Given by the server's clock, except CloseUnrecorded, which the medical director gives. Release
 * and those after it are not in the specification.
 */
export const clockCommands = [
  'PatientTimeoutCancel',
  'ProfessionalTimeoutCancel',
  'Release',
  'Lost',
  'Rejoin',
  'LeftOpen',
  'CloseUnrecorded',
] as const;

export const queueCommands = [
  ...new Set([...patientCommands, ...professionalCommands, ...clockCommands]),
] as const;
export type QueueCommand =
  | (typeof patientCommands)[number]
  | (typeof professionalCommands)[number]
  | (typeof clockCommands)[number];

type Row = Partial<Record<QueueCommand, QueuePhase>>;

const BEFORE_THE_CALL = {
  PatientCancel: 'QUIT',
  // A withdrawn call keeps the patient's place.
  ProfessionalCancel: 'WAITING',
  NoPatient: 'QUIT',
  PatientTimeoutCancel: 'QUIT',
  ProfessionalTimeoutCancel: 'QUIT',
  Release: 'WAITING',
} as const satisfies Row;

/** Transitions by phase and command; a missing one is refused. */
const TRANSITIONS: Record<QueuePhase, Row> = {
  WAITING: { GetPatient: 'OFFERED', PatientCancel: 'QUIT', PatientTimeoutCancel: 'QUIT' },
  OFFERED: { ...BEFORE_THE_CALL, SetProfessional: 'OFFERED', Accept: 'ACCEPTED' },
  ACCEPTED: { ...BEFORE_THE_CALL, Start: 'IN_CALL' },
  IN_CALL: {
    PatientFinish: 'WRAP_UP',
    Lost: 'WRAP_UP',
    ProfessionalCancel: 'QUIT',
    VideoCallError: 'ERROR',
    ProfessionalFinish: 'FINISHED',
    FailSaveConsultation: 'ERROR',
  },
  WRAP_UP: {
    Rejoin: 'IN_CALL',
    PatientFinish: 'WRAP_UP',
    LeftOpen: 'WRAP_UP',
    VideoCallError: 'ERROR',
    ProfessionalFinish: 'FINISHED',
    FailSaveConsultation: 'ERROR',
    CloseUnrecorded: 'ERROR',
  },
  FINISHED: {},
  QUIT: {},
  ERROR: {},
};

const AFTER_FAILED_SAVE: Row = {
  ProfessionalFinish: 'FINISHED',
  VideoCallError: 'ERROR',
  CloseUnrecorded: 'ERROR',
};

/** The part of an entry that the rules need. */
export type QueueState = { phase: QueuePhase; status: QueueStatus };

/** The phase `command` leads to, or `undefined` where it is refused. */
export function nextPhase(
  { phase, status }: QueueState,
  command: QueueCommand,
): QueuePhase | undefined {
  // ERROR is left only after a failed save: by saving again, or by closing the visit with a reason.
  if (phase === 'ERROR' && status === 'FAIL_SAVE_CONSULTATION') return AFTER_FAILED_SAVE[command];
  return TRANSITIONS[phase][command];
}

/** Status of a phase reached by a command. */
export function statusOf(phase: QueuePhase, command: QueueCommand): QueueStatus {
  if (phase === 'ERROR')
    return command === 'FailSaveConsultation' ? 'FAIL_SAVE_CONSULTATION' : 'ERROR';
  if (phase === 'OFFERED' || phase === 'IN_CALL' || phase === 'WRAP_UP') return 'STARTED';
  return phase;
}

/** Whether a party may give a command at all, whatever the entry. */
export function mayCommand(party: QueueParty, command: QueueCommand): boolean {
  const own: Record<QueueParty, readonly QueueCommand[]> = {
    patient: patientCommands,
    professional: professionalCommands,
    clock: clockCommands,
  };
  return own[party].includes(command);
}
