import {
  DISPENSINGS_IN_TABLE,
  DISPENSINGS_PAGE,
  type Dispensing as Dispensed,
} from '@app/contract/dispensing';
import { recordAudit, recordListed } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { presentDispensings } from './dispensing.presenter.ts';
import { refuse } from './dispensing.refusals.ts';
import type { DispensedLineRow, DispensingRow, Page, Period } from './dispensing.repository.ts';
import type { Dispensing } from './dispensing.ts';
import { dispensingTable } from './dispensing-table.ts';

/** A page of what the caller's branch dispensed, newest first. */
export async function listDispensings(
  context: Dispensing,
  actor: Actor,
  { page, ...period }: Period & { page: number },
): Promise<Dispensed[]> {
  const { rows, lines } = await readOwn(context, actor, period, {
    size: DISPENSINGS_PAGE,
    number: page,
  });
  return presentDispensings(rows, lines);
}

/** The same as a spreadsheet, as far as one holds it. */
export async function exportDispensings(
  context: Dispensing,
  actor: Actor,
  period: Period,
): Promise<Buffer> {
  const { rows, lines } = await readOwn(context, actor, period, {
    size: DISPENSINGS_IN_TABLE + 1,
    number: 0,
  });
  return dispensingTable(rows, lines);
}

async function readOwn(
  { database, dispensing, pharmacies }: Dispensing,
  actor: Actor,
  period: Period,
  page: Page,
): Promise<{ rows: DispensingRow[]; lines: DispensedLineRow[] }> {
  const branch = await pharmacies.requireOwnBranch(actor);
  await recordAudit(database, actor, {
    type: 'dispensings.list',
    action: 'E',
    purpose: 'HOPERAT',
    entity_type: 'branch_office',
    entity_id: branch.id,
    rule: 'own branch',
  });
  const rows = await dispensing.listOfBranch(branch.id, period, page);
  if (rows.length > DISPENSINGS_IN_TABLE) throw refuse('dispensing.too-many');
  await recordListed(
    database,
    actor,
    {
      type: 'dispensings.read',
      purpose: 'HOPERAT',
      entity_type: 'prescription',
      rule: 'own branch list',
    },
    rows.map((row) => ({ patientId: row.person_id, entityId: row.prescription_id })),
  );
  return { rows, lines: await dispensing.findLines(rows.map(({ id }) => id)) };
}
