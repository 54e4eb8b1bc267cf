import {
  type BlockedFrom,
  type PrescriptionState,
  type SaleCondition,
  type StoredPrescriptionStatus,
  VALID_DAYS,
} from '@app/contract/prescriptions';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export type PrescriptionsTables = {
  prescription: {
    id: string;
    external_id: string;
    consultation_id: string;
    author_id: string;
    person_id: string;
    holder_id: string;
    patient_name: string;
    professional_name: string;
    professional_license: string;
    professional_login: string;
    diagnosis: string;
    status: Generated<StoredPrescriptionStatus>;
    created_at: Generated<Date>;
    start_date: string;
    sent_at: Date | null;
    dispensed_at: Date | null;
    blocked_at: Date | null;
    blocked_from: BlockedFrom | null;
    annulled_at: Date | null;
    annul_reason: string | null;
    test_mark: boolean;
    version: Generated<number>;
  };
  person: { id: string; id_number: string };
  prescription_line: {
    id: string;
    prescription_id: string;
    item: number;
    cuir: string;
    medication_id: number | null;
    generic_name: string;
    form: string;
    concentration: string;
    presentation: string;
    sale_condition: SaleCondition;
    quantity: number;
    posology: string;
    extended: boolean;
    vih: boolean;
    substitution: boolean;
  };
};

export type PrescriptionRow = Selectable<PrescriptionsTables['prescription']>;
export type LineRow = Selectable<PrescriptionsTables['prescription_line']>;

/** The last day on which a pharmacy may serve a prescription. */
export const LAST_VALID = sql<string>`start_date + ${sql.lit(VALID_DAYS.prescription)}`;

/** Whether a prescription is with a pharmacy: sent there, or blocked while it was. */
const IS_SENT = sql<boolean>`(coalesce(blocked_from, status) = 'SENT')`;

/** A page of one tab, or of all of them. */
type Page = { state: PrescriptionState | undefined; size: number; number: number };

/** Issued prescriptions as they are read. */
export const prescriptionsRepository = (database: Database) => {
  const db = database.withTables<PrescriptionsTables>();
  /** Those that an account that answers for patients may see; a reader that does not is null. */
  const openTo = (reader: string | null) =>
    db
      .selectFrom('prescription')
      .selectAll()
      .where(sql<boolean>`not held_back_from(${reader}, consultation_id)`);
  return {
    findById: (id: string, reader: string | null) =>
      openTo(reader).where('id', '=', id).executeTakeFirst(),

    findByExternalId: (externalId: string, reader: string | null) =>
      openTo(reader).where('external_id', '=', externalId).executeTakeFirst(),

    findLines: (prescriptionIds: string[]) =>
      prescriptionIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('prescription_line')
            .selectAll()
            .where('prescription_id', 'in', prescriptionIds)
            .orderBy('item')
            .execute(),

    /** One tab of the patient's list: overdue is worked out from the dates at every read. */
    list: (
      personIds: string[],
      { state, size, number }: Page,
      today: string,
      reader: string | null,
    ) =>
      openTo(reader)
        .where('person_id', 'in', personIds)
        .where('status', '<>', 'ANNULLED')
        .$if(state === 'new', (query) =>
          query
            .where('status', '<>', 'DISPENSED')
            .where(LAST_VALID, '>=', today)
            .where(sql<boolean>`not ${IS_SENT}`),
        )
        .$if(state === 'overdue', (query) =>
          query.where('status', '<>', 'DISPENSED').where(LAST_VALID, '<', today),
        )
        .$if(state === 'sent', (query) =>
          query.where((eb) =>
            eb.or([
              eb('status', '=', 'DISPENSED'),
              eb.and([eb(LAST_VALID, '>=', today), eb(IS_SENT, '=', true)]),
            ]),
          ),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(size)
        .offset(number * size)
        .execute(),

    /** The prescription that a key is of, and whether its patient has this DNI: the same work whatever is wrong. */
    findByCuir: (cuir: string, dni: string) =>
      db
        .selectFrom('prescription')
        .selectAll()
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('person')
              .select('person.id')
              .whereRef('person.id', '=', 'prescription.person_id')
              .where('person.id_number', '=', dni),
          )
            .$castTo<boolean>()
            .as('isOfDni'),
        )
        .where('id', '=', (eb) =>
          eb.selectFrom('prescription_line').select('prescription_id').where('cuir', '=', cuir),
        )
        .executeTakeFirst(),

    /** How it stands, whoever may read it. */
    findStanding: (id: string) =>
      db.selectFrom('prescription').selectAll().where('id', '=', id).executeTakeFirst(),
  };
};
