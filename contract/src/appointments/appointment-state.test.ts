import { describe, expect, test } from 'vitest';
import {
  APPOINTMENT_COMMANDS,
  APPOINTMENT_STATUSES,
  type AppointmentCommand,
  nextStatus,
} from './appointment-state.ts';

type When = 'before its hour' | 'after its hour' | 'while it is held';
const WHEN: Record<When, { isBegun: boolean; hasStarted: boolean }> = {
  'before its hour': { isBegun: false, hasStarted: false },
  'after its hour': { isBegun: false, hasStarted: true },
  'while it is held': { isBegun: true, hasStarted: true },
};

/** The commands that a booked appointment allows; all others are refused. */
const ALLOWED: Record<When, Partial<Record<AppointmentCommand, string>>> = {
  'before its hour': {
    Confirm: 'PROGRAMMED',
    Reschedule: 'PROGRAMMED',
    RequestReschedule: 'PROGRAMMED',
    Delay: 'PROGRAMMED',
    Begin: 'PROGRAMMED',
    Cancel: 'CANCELLED',
  },
  'after its hour': {
    Confirm: 'PROGRAMMED',
    Delay: 'PROGRAMMED',
    Begin: 'PROGRAMMED',
    NoShow: 'CANCELLED',
    NotAttended: 'CANCELLED',
  },
  'while it is held': { Confirm: 'PROGRAMMED', NoShow: 'CANCELLED', Finish: 'FINISHED' },
};

const pairs = Object.keys(WHEN).flatMap((when) =>
  APPOINTMENT_COMMANDS.map((command) => [command, when] as [AppointmentCommand, When]),
);

test.each(pairs)('%s %s', (command, when) => {
  expect(nextStatus({ status: 'PROGRAMMED', ...WHEN[when] }, command)).toBe(ALLOWED[when][command]);
});

describe.each(APPOINTMENT_STATUSES.filter((status) => status !== 'PROGRAMMED'))(
  'one that is %s',
  (status) => {
    test.each(pairs)('refuses %s %s', (command, when) => {
      expect(nextStatus({ status, ...WHEN[when] }, command)).toBeUndefined();
    });
  },
);
