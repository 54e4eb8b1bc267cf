import type { Row } from '../../platform/database/rows.ts';

export type VisitRow = Row<'visit'>;

export type VisitChange = Partial<VisitRow>;
