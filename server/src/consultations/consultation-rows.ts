import type { RecordPart } from '@app/contract/consultations';
import type { Known, Row, RowOf } from '../platform/database/rows.ts';

/** A record and the versions that it had: what an edit changed is told by its parts. */
export type RecordTables = {
  consultation: Known<'consultation', { changes: RecordPart[] }>;
  consultation_version: Known<'consultation_version', { changes: RecordPart[] }>;
};

export type ConsultationRow = RowOf<RecordTables['consultation']>;
export type VersionRow = RowOf<RecordTables['consultation_version']>;
export type DraftRow = Row<'consultation_draft'>;

/** What a record orders, besides medicines. */
export type ConsultationChildren = {
  certificates: Row<'consultation_certificate'>[];
  studies: Row<'consultation_study'>[];
  referrals: Row<'consultation_referral'>[];
  instructions: Row<'consultation_instructions'>[];
};
