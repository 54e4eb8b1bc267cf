import type {
  ImportPreview,
  ListImport,
  ListRow,
  ListRowDetail,
  ReferencedList,
  StaffListName,
} from '@app/contract/catalogs';
import { staffLists } from '@app/contract/catalogs';
import { searchDay } from '@app/contract/kernel';
import { z } from 'zod';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { type PageEnd, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../catalogs.refusals.ts';
import { shownRow } from './edit-list.ts';
import { listHistoryRepository } from './list-history.repository.ts';
import { listTables } from './list-tables.ts';
import { listsRepository } from './lists.repository.ts';

/** A file for a list, and whether it is only a preview. */
type SentFile = {
  text: string;
  source: string;
  licence: string;
  deactivateMissing: boolean;
  isDryRun: boolean;
};
type Counts = Omit<ImportPreview, 'faulty' | 'faults'> & {
  problemCount: number;
  problems: string[];
};

/** Imports a file into a list. Passed in, since the command line has the code. */
export type ImportFile = (
  list: string,
  file: SentFile,
) => Promise<{ summary: Counts } | { unreadable: string }>;

/** Editing and importing the lists. */
export type StaffListsContext = Pick<Platform, 'clock' | 'database'> & { importFile: ImportFile };

type Asked = {
  search?: string | undefined;
  state?: 'active' | 'inactive' | undefined;
  end: PageEnd | undefined;
};

export async function readPage(
  { database }: StaffListsContext,
  list: StaffListName,
  { search = '', state, end }: Asked,
): Promise<{ data: ListRow[]; next: string | null }> {
  requireEndOf(list, end);
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6);
  const active = state && state === 'active';
  const rows = await listsRepository(database).page(list, { words, active, end });
  const { data, next } = pageOf(rows, ({ position, id }) => ({ key: position, id }));
  return { data: data.map(shownRow), next };
}

/** Refuses a page position that no answer contained. */
function requireEndOf(list: StaffListName, end: PageEnd | undefined): void {
  const { key, order } = listTables[list];
  if (!end) return;
  if (key.type !== 'text') FORMS[key.type].parse(end.id);
  if (order.type === 'date') FORMS.date.parse(end.key);
}

const FORMS = { integer: z.string().regex(/^\d{1,9}$/), date: searchDay };

export async function readRow(
  { database }: StaffListsContext,
  list: StaffListName,
  id: string,
): Promise<ListRowDetail> {
  const lists = listsRepository(database);
  const row = await lists.find(list, id);
  if (!row) throw refuse('catalogs.row-not-found');
  const [usedBy, history] = await Promise.all([
    lists.countUses(list, id),
    listHistoryRepository(database).changes(list, id),
  ]);
  return { row: shownRow(row), usedBy, history };
}

export const readChoices = ({ database }: StaffListsContext, of: ReferencedList) =>
  listsRepository(database).choices(of);

export async function readImports(
  { database }: StaffListsContext,
  list: StaffListName,
): Promise<ListImport[]> {
  const rows = await listHistoryRepository(database).imports(list);
  return rows.map((row) => ({
    id: row.id,
    at: row.imported_at.toISOString(),
    source: row.source,
    licence: row.licence,
    added: row.rows_added,
    changed: row.rows_changed,
    deactivated: row.rows_deactivated,
  }));
}

/** Imports a file, or previews it. The source of a stored import is in `list_import`. */
export async function importIntoList(
  { clock, database, importFile }: StaffListsContext,
  actor: Actor,
  list: StaffListName,
  file: SentFile,
): Promise<ImportPreview> {
  requireStepUp(actor, clock.now());
  if (!staffLists[list].isImported) throw refuse('catalogs.not-imported');
  const outcome = await importFile(list, file);
  if ('unreadable' in outcome) throw refuse('catalogs.file-unreadable', outcome.unreadable);
  const { problemCount: faulty, problems: faults, ...counts } = outcome.summary;
  if (counts.isWritten)
    await recordAudit(database, actor, {
      type: 'list.import',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: list,
    });
  return { ...counts, faulty, faults };
}
