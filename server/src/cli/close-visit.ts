import { parseArgs } from 'node:util';
import type pg from 'pg';
import { z } from 'zod';
import { newId } from '../platform/ids.ts';
import { closedRecordWords } from '../visits/index.ts';
import type { CliContext } from './with-database.ts';

const REASON_MIN = 20;

const argumentsSchema = z.object({
  visit: z.uuid(),
  reason: z.string().trim().min(REASON_MIN).max(256),
});

/**
 * For the medical director: closes a visit whose record will never be written. The professional's draft is not
 * read and stays as it is; the patient is notified.
 */
export async function closeVisit(
  { pool }: Pick<CliContext, 'pool'>,
  args: string[],
): Promise<void> {
  const options = { visit: { type: 'string' }, reason: { type: 'string' } } as const;
  const { visit, reason } = argumentsSchema.parse(parseArgs({ args, options }).values);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await close(client, visit, reason);
    await client.query('commit');
    console.log(`The visit ${visit} is closed without a record.`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Closed = {
  account_id: string;
  person_id: string;
  professional_name: string;
  from_phase: string;
};

async function close(client: pg.ClientBase, id: string, reason: string): Promise<void> {
  // Only a visit that its patient has left and whose record is overdue.
  const { rows } = await client.query<Closed>(
    `with late as (
       select id, phase from visit
       where id = $1 and director_told_at is not null
         and (phase = 'WRAP_UP' or status = 'FAIL_SAVE_CONSULTATION') for update)
     update visit entry set phase = 'ERROR', status = 'ERROR', closed_at = clock_timestamp(),
       closed_reason = $2, patient_out_at = coalesce(patient_out_at, clock_timestamp()), version = version + 1
     from late where entry.id = late.id
     returning entry.account_id, entry.person_id, entry.professional_name, late.phase as from_phase`,
    [id, reason],
  );
  const [closed] = rows;
  if (!closed) throw new Error(`${id} is no visit whose record is a day late: nothing was closed.`);
  await client.query(
    `insert into visit_event (visit_id, command, from_phase, to_phase, reason)
     values ($1, 'CloseUnrecorded', $2, 'ERROR', $3)`,
    [id, closed.from_phase, reason],
  );
  await client.query(
    `update appointment set status = 'CANCELLED', closed_reason = 'NOT_ATTENDED', closed_at = clock_timestamp(),
       is_begun = false, version = version + 1
     where status = 'PROGRAMMED' and id = (select appointment_id from visit where id = $1)`,
    [id],
  );
  await client.query(
    `update coverage_use set returned_at = now() where visit_id = $1 and returned_at is null`,
    [id],
  );
  await client.query(
    `insert into audit_event (id, type, action, outcome, patient_id, entity_type, entity_id, purpose, rule)
     values ($1, 'visits.close-unrecorded', 'U', 'success', $2, 'visit', $3, 'HOPERAT', 'command line')`,
    [newId(), closed.person_id, id],
  );
  await tellPatient(client, id, closed);
}

const tellPatient = (client: pg.ClientBase, id: string, closed: Closed) => {
  const { subject, description } = closedRecordWords(closed.professional_name);
  return client.query(
    `insert into notification (id, account_id, event, event_key, subject, description)
     values ($1, $2, 'visit.closed', $3, $4, $5)`,
    [newId(), closed.account_id, id, subject, description],
  );
};
