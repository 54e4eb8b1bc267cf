import { createHash } from 'node:crypto';
import { diagnosisLabel, type EditedConsultation } from '@app/contract/consultations';

type Body = EditedConsultation & { holder_may_read?: boolean | undefined };
type Line = EditedConsultation['medications'][number];
type Certificate = EditedConsultation['certificates'][number];
type Study = EditedConsultation['studies'][number];
type Referral = EditedConsultation['specialties'][number];

type Ordered = Pick<
  Line,
  'medication_id' | 'quantity' | 'posology' | 'extended' | 'vih' | 'substitution'
>;

export const lineOf = (line: Ordered, allergyReason: string | null) => [
  line.medication_id,
  line.quantity,
  line.posology,
  line.extended,
  line.vih,
  line.substitution,
  ...(allergyReason ? [allergyReason] : []),
];

/** Why an ordered medicine is prescribed against a recorded allergy. */
export const allergyReasonOf = ({ allergy }: Pick<Line, 'allergy'>) => allergy?.reason ?? null;

export const certificateOf = ({
  diagnosis,
  indications,
  unit,
  duration,
  institution,
}: Certificate) => [diagnosis, indications, unit, duration, institution];

export const studyOf = ({ name, diagnosis }: Study) => [name, diagnosis];

export const referralOf = ({ name, diagnosis, comment }: Referral) => [name, diagnosis, comment];

/**
 * SHA-256, in hexadecimal, of a version's text and orders and the patient's answer on who may read them.
 * Versions, claims and form keys are left out, so that the same record sent again has the same hash.
 */
export const contentHash = (body: Body): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        diagnosis: diagnosisLabel(body.diagnosis),
        reason: body.reason,
        detail: body.detail,
        follow_up: body.follow_up,
        medications: body.medications.map((line) => lineOf(line, allergyReasonOf(line))),
        instructions: body.other_indications.map(({ text }) => text),
        certificates: body.certificates.map(certificateOf),
        studies: body.studies.map(studyOf),
        referrals: body.specialties.map(referralOf),
        holder_may_read: body.holder_may_read,
      }),
    )
    .digest('hex');
