import {
  type Appointment,
  acceptOffer,
  declineOffer,
  joinWaitingList,
  leaveWaitingList,
  listWaitingPlaces,
  type Slot,
  type WaitingPlace,
} from '@app/contract/appointments';
import { deleteSchedules } from '@app/contract/availability';
import { searchNotifications } from '@app/contract/notifications';
import { expect } from 'vitest';
import type { agendasOf, OpenAgenda } from './agendas.ts';
import type { Clinic, SomePatient } from './clinic.ts';
import type { TestApp } from './test-app.ts';

/** Subject of the notification of an offer. */
export const OFFERED = 'Se liberó un turno para vos';

type Asked = { patientId?: string; specialtyId?: number; professionalId?: string | null };

/** A person in a waiting list. */
export type Waiting = { who: SomePatient; place: WaitingPlace };

type Answer = Awaited<ReturnType<TestApp['call']>>;

/** Status and code of an answer. */
export const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code];

function callsOf(t: TestApp) {
  const about = ({ place }: Waiting) => ({ params: { placeId: place.id } });
  return {
    join: (who: SomePatient, asked: Asked = {}) => {
      const list = { specialtyId: 1, professionalId: null, reason: 'Control anual' };
      const body = { patientId: who.personId, ...list, ...asked };
      return t.call(joinWaitingList, { body }, who.token);
    },
    accept: (waiting: Waiting, { token } = waiting.who) =>
      t.call(acceptOffer, about(waiting), token),
    decline: (waiting: Waiting, { token } = waiting.who) =>
      t.call(declineOffer, about(waiting), token),
    leave: (waiting: Waiting, { token } = waiting.who) =>
      t.call(leaveWaitingList, about(waiting), token),
    placesOf: async ({ token }: SomePatient): Promise<WaitingPlace[]> =>
      (await t.call(listWaitingPlaces, {}, token)).json().data,
  };
}

/** Waiting lists of a test's clinic. */
export function waitingListsOf(t: TestApp, clinic: Clinic, agendas: ReturnType<typeof agendasOf>) {
  const calls = callsOf(t);

  async function waits(asked: Asked = {}): Promise<Waiting> {
    const who = await clinic.patient();
    const answer = await calls.join(who, asked);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { who, place: answer.json().data };
  }

  /** The hour reserved for a person; `undefined` if there is none. */
  const offerTo = async ({ place, who }: Waiting): Promise<Slot | undefined> =>
    (await calls.placesOf(who)).find(({ id }) => id === place.id)?.offer?.slot;

  const isOffered = async (waiting: Waiting, { appointment_date }: Appointment) =>
    expect(await offerTo(waiting)).toMatchObject({ appointment_date });

  /** An appointment, and a function with which its patient cancels it. */
  async function givenUp(minutesAhead = 120, agenda?: OpenAgenda) {
    const given = await agendas.anAppointment(agenda, minutesAhead);
    const giveUp = async () => {
      const answer = await agendas.cancel(given.patient, given.appointment);
      expect(answer.statusCode).toBe(200);
    };
    return { ...given, giveUp };
  }

  return {
    ...calls,
    waits,
    offerTo,
    isOffered,
    givenUp,

    /** An hour offered to the first of two people. */
    offered: async () => {
      const given = await givenUp();
      const professionalId = given.professional.accountId;
      const [first, second] = [await waits({ professionalId }), await waits({ professionalId })];
      await given.giveUp();
      await isOffered(first, given.appointment);
      return { ...given, first, second };
    },

    /** Whether an hour is free for the patients of an agenda. */
    isFree: async (agenda: OpenAgenda, { appointment_date }: Appointment): Promise<boolean> =>
      (await agendas.freeHours(agenda, 0)).some(
        (slot) => slot.appointment_date === appointment_date,
      ),

    /** How often a person was notified of an offer in the inbox. */
    noticesOf: async ({ token }: SomePatient): Promise<number> =>
      (await t.call(searchNotifications, { query: {} }, token))
        .json()
        .data.filter(({ subject }: { subject: string }) => subject === OFFERED).length,

    close: ({ idSchedule }: Appointment, { token }: { token: string }) =>
      t.call(
        deleteSchedules,
        { query: { schedule_ids: idSchedule, notify_patients: 'true' } },
        token,
      ),

    /** Gives a professional who can attend to each of some specialties. */
    attend: async (...specialtyIds: number[]) => {
      for (const specialtyId of specialtyIds) {
        const { accountId } = await clinic.professional();
        await t.pool.query(
          'update professional_specialty set specialty_id = $2 where professional_id = $1 and position = 0',
          [accountId, specialtyId],
        );
      }
    },

    /** Empties the waiting lists, since the list of a specialty must belong to one test. */
    empty: () =>
      t.pool.query(`update appointment_waiting set state = 'LEFT', offered_schedule_id = null,
        offered_starts_at = null, offered_until = null where state in ('WAITING', 'OFFERED')`),
  };
}
