import type { RecordPart } from '@app/contract/consultations';
import type { Known, Row } from '../platform/database/rows.ts';

/** A record and the versions that it had: what an edit changed is told by its parts. */
export type RecordTables = {
  consultation: Known<'consultation', { changes: RecordPart[] }>;
  consultation_version: Known<'consultation_version', { changes: RecordPart[] }>;
};

type WithParts<Name extends keyof RecordTables> = Omit<Row<Name>, 'changes'> & {
  changes: RecordPart[];
};

export type ConsultationRow = WithParts<'consultation'>;
export type VersionRow = WithParts<'consultation_version'>;
export type DraftRow = Row<'consultation_draft'>;

/** What a record orders, besides medicines. */
export type ConsultationChildren = {
  certificates: Row<'consultation_certificate'>[];
  studies: Row<'consultation_study'>[];
  referrals: Row<'consultation_referral'>[];
  instructions: Row<'consultation_instructions'>[];
};
