import { BEGIN_LATE_MINUTES } from '@app/contract/appointments';
import type { Coverage } from '../coverage/index.ts';
import { secondsBefore } from '../platform/clock.ts';
import type { Appointments } from './appointments.ts';
import { bookedRepository } from './rows/booked.repository.ts';

/** Tells coverage for whom a private consultation is sold and kept: their appointment in private hours may still begin. */
export const bookedPrivately =
  ({ clock }: Pick<Appointments, 'clock'>): Coverage['context']['bookedPrivately'] =>
  (database, personIds) =>
    bookedRepository(database).inPrivateHours(
      personIds,
      secondsBefore(clock.now(), BEGIN_LATE_MINUTES * 60),
    );
