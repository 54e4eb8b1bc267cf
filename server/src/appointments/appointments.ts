import type { Availability } from '../availability/index.ts';
import type { Catalogs } from '../catalogs/index.ts';
import type { Coverage } from '../coverage/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Visits } from '../visits/index.ts';
import { appointmentsRepository } from './rows/appointments.repository.ts';

/** Dependencies of appointments. */
export type AppointmentsNeeds = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'log' | 'publicUrl'
> & {
  catalogs: Pick<Catalogs, 'findSpecialty' | 'specialties'>;
  coverage: Pick<Coverage, 'countPaid' | 'requireRoomFor' | 'returnOfAppointment'>;
  familyGroup: Pick<
    FamilyGroup,
    'accountOf' | 'findByLogin' | 'holderOf' | 'isOwnPerson' | 'personsOf' | 'requireOwnPerson'
  >;
  licences: Pick<
    LicenceVerification,
    'attending' | 'attendingAmong' | 'attendingIn' | 'mayAttend' | 'mayAttendIn' | 'requireVerified'
  >;
  notifications: Pick<Notifications, 'add' | 'mailChoice' | 'push'>;
  profiles: Pick<
    Profiles,
    | 'emailIn'
    | 'emailOfAccount'
    | 'findPatientParts'
    | 'findPerson'
    | 'findPersons'
    | 'findPersonsOfAccounts'
    | 'findProfessional'
    | 'idsOfDni'
    | 'insurerIn'
    | 'namesIn'
    | 'personsIn'
    | 'today'
  >;
  schedules: Availability['schedules'];
  sendMail: Outbox['sendMail'];
  visits: Pick<
    Visits,
    'announce' | 'begin' | 'countUnrecorded' | 'find' | 'ofAppointments' | 'present'
  >;
  voice: Pick<HubVoice, 'toAccount' | 'toAccounts'>;
  /** Whether a professional attended a person recently, or has a grant for their record. */
  isOwnPatient: (accountId: string, personId: string) => Promise<boolean>;
};

/** Appointments of patients with professionals. */
export type Appointments = AppointmentsNeeds & {
  appointments: ReturnType<typeof appointmentsRepository>;
};

export const createAppointments = (needs: AppointmentsNeeds): Appointments => ({
  ...needs,
  appointments: appointmentsRepository(needs.database),
});
