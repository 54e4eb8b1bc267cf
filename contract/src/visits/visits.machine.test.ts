import { describe, expect, test } from 'vitest';
import {
  mayCommand,
  nextPhase,
  statusOf,
  type VisitCommand,
  type VisitOrigin,
  type VisitPhase,
  type VisitState,
  type VisitStatus,
  visitCommands,
  visitOrigins,
  visitPhases,
} from './visits.machine.ts';

const at = (
  phase: VisitPhase,
  status: VisitStatus = 'STARTED',
  origin: VisitOrigin = 'GUARD',
): VisitState => ({ origin, phase, status });

/** Every legal transition of the guard, repeated here on purpose: the table and this list must agree. */
const LEGAL: [VisitPhase, VisitCommand, VisitPhase][] = [
  ['WAITING', 'GetPatient', 'OFFERED'],
  ['WAITING', 'PatientCancel', 'QUIT'],
  ['WAITING', 'PatientTimeoutCancel', 'QUIT'],
  ['WAITING', 'StaffRemove', 'QUIT'],
  ['WAITING', 'StaffMove', 'WAITING'],
  ['WAITING', 'StaffPurge', 'ERROR'],
  ['OFFERED', 'StaffPurge', 'ERROR'],
  ['ACCEPTED', 'StaffPurge', 'ERROR'],
  ['IN_CALL', 'StaffPurge', 'ERROR'],
  ['OFFERED', 'SetProfessional', 'OFFERED'],
  ['OFFERED', 'Accept', 'ACCEPTED'],
  ['OFFERED', 'PatientCancel', 'QUIT'],
  ['OFFERED', 'ProfessionalCancel', 'WAITING'],
  ['OFFERED', 'NoPatient', 'QUIT'],
  ['OFFERED', 'PatientTimeoutCancel', 'QUIT'],
  ['OFFERED', 'ProfessionalTimeoutCancel', 'QUIT'],
  ['OFFERED', 'Release', 'WAITING'],
  ['ACCEPTED', 'Start', 'IN_CALL'],
  ['ACCEPTED', 'PatientCancel', 'QUIT'],
  ['ACCEPTED', 'ProfessionalCancel', 'WAITING'],
  ['ACCEPTED', 'NoPatient', 'QUIT'],
  ['ACCEPTED', 'PatientTimeoutCancel', 'QUIT'],
  ['ACCEPTED', 'ProfessionalTimeoutCancel', 'QUIT'],
  ['ACCEPTED', 'Release', 'WAITING'],
  ['IN_CALL', 'PatientFinish', 'WRAP_UP'],
  ['IN_CALL', 'Lost', 'WRAP_UP'],
  ['IN_CALL', 'ProfessionalCancel', 'QUIT'],
  ['IN_CALL', 'VideoCallError', 'ERROR'],
  ['IN_CALL', 'ProfessionalFinish', 'FINISHED'],
  ['IN_CALL', 'FailSaveConsultation', 'ERROR'],
  ['WRAP_UP', 'Rejoin', 'IN_CALL'],
  ['WRAP_UP', 'PatientFinish', 'WRAP_UP'],
  ['WRAP_UP', 'LeftOpen', 'WRAP_UP'],
  ['WRAP_UP', 'CloseUnrecorded', 'ERROR'],
  ['WRAP_UP', 'VideoCallError', 'ERROR'],
  ['WRAP_UP', 'ProfessionalFinish', 'FINISHED'],
  ['WRAP_UP', 'FailSaveConsultation', 'ERROR'],
];

/** An appointment has no line: a command that would return the patient to it closes the visit. */
const LEGAL_BY_ORIGIN: Record<VisitOrigin, typeof LEGAL> = {
  GUARD: LEGAL,
  APPOINTMENT: LEGAL.filter(([from]) => from !== 'WAITING').map(([from, command, to]) => [
    from,
    command,
    to === 'WAITING' ? 'QUIT' : to,
  ]),
};

const every = visitOrigins.flatMap((origin) =>
  visitPhases.flatMap((phase) => visitCommands.map((command) => [origin, phase, command] as const)),
);

test.each(every)('from %s, %s and %s follow the transition table', (origin, phase, command) => {
  const legal = LEGAL_BY_ORIGIN[origin].find(
    ([from, given]) => from === phase && given === command,
  );
  expect(nextPhase(at(phase, 'STARTED', origin), command)).toBe(legal?.[2]);
});

test('a visit of an appointment never leads into the line', () => {
  for (const [, phase, command] of every)
    expect(nextPhase(at(phase, 'STARTED', 'APPOINTMENT'), command)).not.toBe('WAITING');
});

describe('forbidden commands', () => {
  test.each(['FINISHED', 'QUIT'] as const)('%s absorbs every command', (phase) => {
    for (const command of visitCommands)
      expect(nextPhase(at(phase, phase), command)).toBeUndefined();
  });

  test('a patient cannot cancel what already is a consultation', () => {
    expect(nextPhase(at('IN_CALL'), 'PatientCancel')).toBeUndefined();
  });

  test('an error of the video is final, a failed save is not', () => {
    expect(nextPhase(at('ERROR', 'ERROR'), 'ProfessionalFinish')).toBeUndefined();
    const unsaved = at('ERROR', 'FAIL_SAVE_CONSULTATION');
    expect(nextPhase(unsaved, 'ProfessionalFinish')).toBe('FINISHED');
    expect(nextPhase(unsaved, 'CloseUnrecorded')).toBe('ERROR');
    expect(nextPhase(unsaved, 'VideoCallError')).toBe('ERROR');
  });

  test('patients cannot give a professional’s command, nor people the clock’s', () => {
    expect(mayCommand('patient', 'GetPatient')).toBe(false);
    expect(mayCommand('professional', 'Accept')).toBe(false);
    expect(mayCommand('patient', 'PatientTimeoutCancel')).toBe(false);
    expect(mayCommand('professional', 'Release')).toBe(false);
    expect(mayCommand('professional', 'CloseUnrecorded')).toBe(false);
  });
});

test.each([
  ['WAITING', 'Release', 'WAITING'],
  ['OFFERED', 'GetPatient', 'STARTED'],
  ['ACCEPTED', 'Accept', 'ACCEPTED'],
  ['IN_CALL', 'Start', 'STARTED'],
  ['WRAP_UP', 'PatientFinish', 'STARTED'],
  ['FINISHED', 'ProfessionalFinish', 'FINISHED'],
  ['ERROR', 'VideoCallError', 'ERROR'],
  ['ERROR', 'FailSaveConsultation', 'FAIL_SAVE_CONSULTATION'],
] as const)('%s reached by %s travels as %s', (phase, command, status) => {
  expect(statusOf(phase, command)).toBe(status);
});
