/** How a visit begins: in the guard's line, or by its professional at the time of an appointment. */
export const visitOrigins = ['GUARD', 'APPOINTMENT'] as const;
export type VisitOrigin = (typeof visitOrigins)[number];

/** Statuses of the API, as specified. */
export const visitStatuses = [
  'WAITING',
  'STARTED',
  'ACCEPTED',
  'FINISHED',
  'QUIT',
  'ERROR',
  'FAIL_SAVE_CONSULTATION',
] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** Internal phases, finer than the statuses. */
export const visitPhases = [
  'WAITING',
  'OFFERED',
  'ACCEPTED',
  'IN_CALL',
  'WRAP_UP',
  'FINISHED',
  'QUIT',
  'ERROR',
] as const;
export type VisitPhase = (typeof visitPhases)[number];

/** Phases in which a person holds a place in the line or a professional. */
export const livePhases = ['WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP'] as const;
/** Phases in which a professional holds the entry. */
export const heldPhases = ['OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP'] as const;

/** Who gives a command; `clock` is the server's periodic job. */
export type VisitParty = 'patient' | 'professional' | 'clock';

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
 * Commands of the server's periodic job; the last four are the medical director's. Release and those after it
 * are not in the specification.
 */
export const clockCommands = [
  'PatientTimeoutCancel',
  'ProfessionalTimeoutCancel',
  'Release',
  'Lost',
  'Rejoin',
  'LeftOpen',
  'CloseUnrecorded',
  'StaffRemove',
  'StaffMove',
  'StaffPurge',
] as const;

export const visitCommands = [
  ...new Set([...patientCommands, ...professionalCommands, ...clockCommands]),
] as const;
export type VisitCommand =
  | (typeof patientCommands)[number]
  | (typeof professionalCommands)[number]
  | (typeof clockCommands)[number];

type Row = Partial<Record<VisitCommand, VisitPhase>>;

const BEFORE_THE_CALL = {
  PatientCancel: 'QUIT',
  // A withdrawn call keeps the patient's place.
  ProfessionalCancel: 'WAITING',
  NoPatient: 'QUIT',
  PatientTimeoutCancel: 'QUIT',
  ProfessionalTimeoutCancel: 'QUIT',
  Release: 'WAITING',
  StaffPurge: 'ERROR',
} as const satisfies Row;

/** Transitions of a guard visit, by phase and command; a missing one is refused. */
const TRANSITIONS: Record<VisitPhase, Row> = {
  WAITING: {
    GetPatient: 'OFFERED',
    PatientCancel: 'QUIT',
    PatientTimeoutCancel: 'QUIT',
    StaffRemove: 'QUIT',
    // To another specialty, keeping the time of arrival.
    StaffMove: 'WAITING',
    StaffPurge: 'ERROR',
  },
  OFFERED: { ...BEFORE_THE_CALL, SetProfessional: 'OFFERED', Accept: 'ACCEPTED' },
  ACCEPTED: { ...BEFORE_THE_CALL, Start: 'IN_CALL' },
  IN_CALL: {
    PatientFinish: 'WRAP_UP',
    Lost: 'WRAP_UP',
    ProfessionalCancel: 'QUIT',
    VideoCallError: 'ERROR',
    ProfessionalFinish: 'FINISHED',
    FailSaveConsultation: 'ERROR',
    StaffPurge: 'ERROR',
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

/** An appointment has no line: a command that would return the patient to it closes the visit. */
const WITHOUT_LINE = { ProfessionalCancel: 'QUIT', Release: 'QUIT' } as const satisfies Row;

const TRANSITIONS_BY_ORIGIN: Record<VisitOrigin, Record<VisitPhase, Row>> = {
  GUARD: TRANSITIONS,
  APPOINTMENT: {
    ...TRANSITIONS,
    WAITING: {},
    OFFERED: { ...TRANSITIONS.OFFERED, ...WITHOUT_LINE },
    ACCEPTED: { ...TRANSITIONS.ACCEPTED, ...WITHOUT_LINE },
  },
};

const AFTER_FAILED_SAVE: Row = {
  ProfessionalFinish: 'FINISHED',
  VideoCallError: 'ERROR',
  CloseUnrecorded: 'ERROR',
};

/** The part of an entry that the rules need. */
export type VisitState = { origin: VisitOrigin; phase: VisitPhase; status: VisitStatus };

/** The phase that `command` leads to; `undefined` if it is refused. */
export function nextPhase(
  { origin, phase, status }: VisitState,
  command: VisitCommand,
): VisitPhase | undefined {
  // After a failed save, ERROR can still be left: by saving again, or by closing the visit with a reason.
  if (phase === 'ERROR' && status === 'FAIL_SAVE_CONSULTATION') return AFTER_FAILED_SAVE[command];
  return TRANSITIONS_BY_ORIGIN[origin][phase][command];
}

/** The status of a phase that was reached by a command. */
export function statusOf(phase: VisitPhase, command: VisitCommand): VisitStatus {
  if (phase === 'ERROR')
    return command === 'FailSaveConsultation' ? 'FAIL_SAVE_CONSULTATION' : 'ERROR';
  if (phase === 'OFFERED' || phase === 'IN_CALL' || phase === 'WRAP_UP') return 'STARTED';
  return phase;
}

/** Whether a party may ever give a command, in any phase. */
export function mayCommand(party: VisitParty, command: VisitCommand): boolean {
  const own: Record<VisitParty, readonly VisitCommand[]> = {
    patient: patientCommands,
    professional: professionalCommands,
    clock: clockCommands,
  };
  return own[party].includes(command);
}
