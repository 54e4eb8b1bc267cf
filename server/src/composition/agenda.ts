import { type Appointments, bookedInAgenda, createAppointments } from '../appointments/index.ts';
import { type Availability, createAvailability } from '../availability/index.ts';
import type { Records } from '../consultations/index.ts';
import { createGuardShifts, type GuardShifts } from '../guard-shifts/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Visits } from '../visits/index.ts';
import type { People } from './people.ts';

/** Agendas: the hours of professionals, their appointments, and their guard shifts. */
export type Agenda = {
  appointments: Appointments;
  availability: Availability;
  shifts: GuardShifts;
};

type Above = {
  sendMail: Outbox['sendMail'];
  voice: HubVoice;
  visits: Visits;
  isOwnPatient: Records['isOwnPatient'];
};

/** Connects hours and appointments, so that a change of hours reaches the appointments in them. */
export function composeAgenda(platform: Platform, people: People, above: Above): Agenda {
  const availability: Availability = createAvailability({
    ...platform,
    catalogs: people.catalogs,
    licences: people.licences,
    notifications: people.notifications,
    profiles: people.profiles,
    booked: {
      meeting: (...asked) => bookedInAgenda(appointments).meeting(...asked),
      countIn: (...asked) => bookedInAgenda(appointments).countIn(...asked),
      cancel: (...asked) => bookedInAgenda(appointments).cancel(...asked),
      tellOfChange: (...asked) => bookedInAgenda(appointments).tellOfChange(...asked),
    },
  });
  const appointments: Appointments = createAppointments({
    ...platform,
    ...above,
    catalogs: people.catalogs,
    coverage: people.coverage,
    familyGroup: people.familyGroup,
    licences: people.licences,
    notifications: people.notifications,
    profiles: people.profiles,
    schedules: availability.schedules,
  });
  const shifts = createGuardShifts({
    ...platform,
    calendar: availability.calendar,
    licences: people.licences,
    catalogs: people.catalogs,
    notifications: people.notifications,
    profiles: people.profiles,
  });
  return { appointments, availability, shifts };
}
