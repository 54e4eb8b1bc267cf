import type { RecordPart } from '@app/contract/consultations';
import type { Known, Row, RowOf } from '../platform/database/rows.ts';

/** Tables of a record and its earlier versions; changes are stored by part. */
export type RecordTables = {
  consultation: Known<'consultation', { changes: RecordPart[] }>;
  consultation_version: Known<'consultation_version', { changes: RecordPart[] }>;
};

export type ConsultationRow = RowOf<RecordTables['consultation']>;
export type VersionRow = RowOf<RecordTables['consultation_version']>;
export type DraftRow = Row<'consultation_draft'>;

/** Orders of a record, except medicines. */
export type ConsultationChildren = {
  certificates: Row<'consultation_certificate'>[];
  studies: Row<'consultation_study'>[];
  referrals: Row<'consultation_referral'>[];
  instructions: Row<'consultation_instructions'>[];
};
