import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../../platform/database/pages.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type AccessRow = {
  id: string;
  recorded_at: Date;
  /** Sort key with all its digits, from which a page continues. */
  recorded_key: string;
  /** Null, like the e-mail, for a reader by link without an account. */
  role: Tables['account']['role'] | null;
  type: string;
  rule: string | null;
  email: string | null;
  reader: string | null;
  patient: string | null;
};

export type AccessAsked = {
  patientIds: string[] | undefined;
  email: string | undefined;
  from: Date | undefined;
  until: Date | undefined;
  rules: string[] | undefined;
};

type LogTables = Pick<Tables, 'account' | 'audit_event' | 'person'>;

/** Readings of records by others than patients, newest first. */
export const accessLogRepository = (database: Database) => {
  const db = database.withTables<LogTables>();
  return {
    search: (
      { patientIds, email, from, until, rules }: AccessAsked,
      end: PageEnd | undefined,
    ): Promise<AccessRow[]> =>
      db
        .selectFrom('audit_event as reading')
        .leftJoin('account', 'account.id', 'reading.account_id')
        .leftJoin('person as reader', 'reader.account_id', 'reading.account_id')
        .leftJoin('person as patient', 'patient.id', 'reading.patient_id')
        .select(['reading.id', 'reading.recorded_at', 'account.role', 'reading.type'])
        .select(['reading.rule', 'account.email'])
        .select([
          sql<string>`reading.recorded_at::text`.as('recorded_key'),
          sql<string | null>`reader.first_name || ' ' || reader.last_name`.as('reader'),
          sql<string | null>`patient.first_name || ' ' || patient.last_name`.as('patient'),
        ])
        .where('reading.action', '=', sql.lit('R'))
        .where('reading.outcome', '=', sql.lit('success'))
        .where('reading.patient_id', 'is not', null)
        .where('reading.role', 'is distinct from', sql.lit('PATIENT'))
        .$if(patientIds !== undefined, (query) =>
          query.where('reading.patient_id', '=', sql<string>`any(${patientIds})`),
        )
        .$if(email !== undefined, (query) =>
          query.where(
            'reading.account_id',
            '=',
            sql<string>`(select id from account where email = ${email})`,
          ),
        )
        .$if(from !== undefined, (query) => query.where('recorded_at', '>=', from ?? null))
        .$if(until !== undefined, (query) => query.where('recorded_at', '<', until ?? null))
        .$if(rules !== undefined, (query) => query.where('rule', '=', sql<string>`any(${rules})`))
        .$if(end !== undefined, (query) =>
          query.where(
            sql<boolean>`(reading.recorded_at, reading.id) < (${end?.key}::timestamptz, ${end?.id}::uuid)`,
          ),
        )
        .orderBy('reading.recorded_at', 'desc')
        .orderBy('reading.id', 'desc')
        .limit(PAGE_ROWS)
        .execute(),
  };
};
