import {
  blockPrescription,
  type CounterKey,
  dispense,
  openAtCounter,
} from '@app/contract/dispensing';
import { searchNotifications } from '@app/contract/notifications';
import type { Clinic, Someone } from './clinic.ts';
import type { TestApp } from './test-app.ts';
import { type FinishedVisit, visitsOf } from './visits.ts';

/** An issued prescription that its patient can show. */
export type InHand = FinishedVisit & {
  prescriptionId: string;
  /** The CUIR and DNI to show at a counter. */
  key: CounterKey;
};

export const PHARMACIST = { name: 'Elena Ferreyra', licence: 'MP 4821' };

/** A line dispensed as prescribed, with some changes. */
export const aLine = (item: number, changes: object = {}) => ({
  item,
  product: 'Termofren',
  pack: 'Envase por 20',
  quantity: 1,
  lot: 'L-2291',
  substitution: null,
  ...changes,
});

/** The counters of a test's clinic. */
export function countersOf(t: TestApp, clinic: Clinic) {
  const visits = visitsOf(t, clinic);

  /** A newly issued prescription, of the default or the given medicines. */
  async function inHand(over = {}): Promise<InHand> {
    return keyOf(await visits.aFinishedVisit(over));
  }

  /** The prescription of a visit with its key for a counter. */
  async function keyOf(visit: FinishedVisit): Promise<InHand> {
    const { rows } = await t.pool.query(
      `select prescription.id, cuir, id_number from prescription
       join prescription_line on prescription_id = prescription.id
       join person on person.id = person_id
       where consultation_id = $1 and status <> 'ANNULLED' order by item`,
      [visit.consultationId],
    );
    const { id, cuir, id_number } = rows[0];
    return { ...visit, prescriptionId: id, key: { cuir, dni: id_number } };
  }

  return {
    inHand,
    keyOf,

    open: ({ token }: Pick<Someone, 'token'>, key: CounterKey) =>
      t.call(openAtCounter, { body: key }, token),

    /** Dispenses the default prescription completely, or the given lines. */
    serve: (
      { token }: Pick<Someone, 'token'>,
      key: CounterKey,
      lines: object[] = [aLine(1), aLine(2)],
    ) =>
      t.call(
        dispense,
        { body: { ...key, pharmacist: PHARMACIST, lines: lines as ReturnType<typeof aLine>[] } },
        token,
      ),

    block: ({ token }: Pick<Someone, 'token'>, key: CounterKey, reason = 'La dosis no existe') =>
      t.call(blockPrescription, { body: { ...key, pharmacist: PHARMACIST, reason } }, token),

    /** Moves the start date of a prescription some days back, or forward. */
    startDaysAgo: (prescriptionId: string, days: number) =>
      t.pool.query(
        `update prescription set start_date = (now() at time zone 'America/Argentina/Buenos_Aires')::date - $2::int
         where id = $1`,
        [prescriptionId, days],
      ),

    /** The inbox of an account, by event. */
    toldTo: async ({ token }: Pick<Someone, 'token'>, event: string) =>
      (
        (await t.call(searchNotifications, { query: {} }, token)).json().data as {
          event: string;
          subject: string;
          description: string;
        }[]
      ).filter((one) => one.event === event),

    /** The audit rows about a patient, of one type, oldest first. */
    auditOf: async (personId: string, type: string) =>
      (
        await t.pool.query(
          `select outcome, account_id, entity_id, rule from audit_event
           where patient_id = $1 and type = $2 order by recorded_at, id`,
          [personId, type],
        )
      ).rows,
  };
}
