import type { Row } from '../../platform/database/rows.ts';

export type VisitRow = Row<'visit'>;

export type VisitChange = Partial<VisitRow>;

/** Which consent a command needs: to the version in force, or to any version that was not withdrawn. */
export type NeededConsent = 'in force' | 'standing';
