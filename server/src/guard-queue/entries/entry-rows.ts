import type { Row } from '../../platform/database/rows.ts';

/** A visit as it stands. */
export type EntryRow = Row<'guard_queue_entry'>;

export type EntryChange = Partial<EntryRow>;
