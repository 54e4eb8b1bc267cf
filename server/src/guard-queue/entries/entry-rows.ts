import type { Row } from '../../platform/database/rows.ts';

export type EntryRow = Row<'guard_queue_entry'>;

export type EntryChange = Partial<EntryRow>;
