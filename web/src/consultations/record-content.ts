import { medicationItemSchema } from '@app/contract/catalogs';
import {
  CERTIFICATE_UNITS,
  type ConsultationDetail,
  codedDiagnosis,
  codedDiagnosisSchema,
  type EditedConsultationInput,
  type FinishedConsultationInput,
  FOLLOW_UPS,
} from '@app/contract/consultations';
import { medicationSchema } from '@app/contract/prescriptions';
import { z } from 'zod';

/** The sections of a record, in the order of the page. */
export const sections = [
  'patient',
  'record',
  'prescription',
  'instructions',
  'certificate',
  'referral',
  'studies',
] as const;
export type Section = (typeof sections)[number];

/** Sections of a stored record: the patient's data cannot be edited there. */
export const storedSections = sections.filter((section) => section !== 'patient');

/** A medicine being typed, not yet in the prescription. */
const medicationFormSchema = z.object({
  item: medicationItemSchema.nullable(),
  quantity: z.string(),
  posology: z.string(),
  substitution: z.boolean(),
  extended: z.boolean(),
  editing: z.number().int().nullable(),
});
export type MedicationForm = z.infer<typeof medicationFormSchema>;

export const emptyMedicationForm: MedicationForm = {
  item: null,
  quantity: '1',
  posology: '',
  substitution: true,
  extended: false,
  editing: null,
};

// `null` means the record's diagnosis, which an order follows until it gets its own.
const ownDiagnosis = z.string().nullable();

const certificateContentSchema = z.object({
  diagnosis: ownDiagnosis,
  indications: z.string(),
  unit: z.enum(CERTIFICATE_UNITS),
  duration: z.number(),
  institution: z.string(),
});
export type CertificateContent = z.infer<typeof certificateContentSchema>;

const studyFormSchema = z.object({ name: z.string(), diagnosis: ownDiagnosis });
const referralFormSchema = studyFormSchema.extend({ comment: z.string() });
export const emptyStudyForm = { name: '', diagnosis: null };
export const emptyReferralForm = { ...emptyStudyForm, comment: '' };

/** Content of a draft; missing or incompatible parts start empty. */
const contentSchema = (reason: string) =>
  z.object({
    diagnosis: codedDiagnosisSchema.nullable().catch(null),
    reason: z.string().catch(reason),
    detail: z.string().catch(''),
    /** When to come back; null if not said. */
    followUp: z.enum(FOLLOW_UPS).nullable().catch(null),
    /** The answer of a patient of 16 or 17; null until asked. */
    holderMayRead: z.boolean().nullable().catch(null),
    medications: z.array(medicationSchema).catch([]),
    medicationForm: medicationFormSchema.catch(emptyMedicationForm),
    pages: z.array(z.string()).catch([]),
    templateIds: z.array(z.number().int()).catch([]),
    certificate: certificateContentSchema.nullable().catch(null),
    referrals: z.array(referralFormSchema).catch([]),
    referralForm: referralFormSchema.catch(emptyReferralForm),
    studies: z.array(studyFormSchema).catch([]),
    studyForm: studyFormSchema.catch(emptyStudyForm),
    confirmed: z.array(z.enum(sections)).catch([]),
  });

/** Content of the form, including incomplete orders. */
export type RecordContent = z.output<ReturnType<typeof contentSchema>>;

/** Reads the content of a stored draft; the reason comes from the queue until it is edited. */
export function contentOf(draft: Record<string, unknown>, reason: string): RecordContent {
  const content = contentSchema(reason).parse(draft);
  return { ...content, ...followingOrders(content, diagnosisText(content)) };
}

/** An empty record. */
export const emptyContent = (reason: string): RecordContent => contentOf({}, reason);

/** Label of the record's diagnosis, the default of orders and certificates. */
export const diagnosisText = ({ diagnosis }: Pick<RecordContent, 'diagnosis'>): string =>
  diagnosis ? `(${diagnosis.cie_10}) - ${diagnosis.name}` : '';

type Diagnosed = { diagnosis: string | null };

/** The diagnosis of an order; null if it is the record's. */
export const ownOf = (text: string | null, ofRecord: string): string | null =>
  text === ofRecord ? null : text;

/** An order with the diagnosis to print on it. */
export const stated = <Order extends Diagnosed>(
  content: Pick<RecordContent, 'diagnosis'>,
  order: Order,
) => ({ ...order, diagnosis: order.diagnosis ?? diagnosisText(content) });

/** Orders follow the diagnosis that they were taken from. */
function followingOrders(
  { certificate, referrals, studies }: Pick<RecordContent, 'certificate' | 'referrals' | 'studies'>,
  ofRecord: string,
) {
  const following = <Order extends Diagnosed>(order: Order): Order => ({
    ...order,
    diagnosis: ownOf(order.diagnosis, ofRecord),
  });
  return {
    certificate: certificate && following(certificate),
    referrals: referrals.map(following),
    studies: studies.map(following),
  };
}

/** Pages of indications to send, without empty ones. */
export const writtenPages = ({ pages }: Pick<RecordContent, 'pages'>) =>
  pages.filter((text) => text.trim()).map((text, index) => ({ id: index + 1, text }));

const editedPayload = (content: RecordContent): EditedConsultationInput => ({
  diagnosis: content.diagnosis ?? '',
  reason: content.reason,
  detail: content.detail,
  ...(content.followUp && { follow_up: content.followUp }),
  medications: content.medications,
  other_indications: writtenPages(content),
  certificates: content.certificate ? [stated(content, content.certificate)] : [],
  specialties: content.referrals.map((referral) => stated(content, referral)),
  studies: content.studies.map((study) => stated(content, study)),
  indicationsTemplateDTOList: content.templateIds.map((id) => ({ id })),
});

/** The body for finishing. */
export const payloadOf = (content: RecordContent, queueId: string): FinishedConsultationInput => ({
  ...editedPayload(content),
  queueId,
  ...(content.holderMayRead !== null && { holder_may_read: content.holderMayRead }),
});

/** The body for editing a stored record, including the certificates that the form does not show. */
export const editOf = (
  content: RecordContent,
  { certificates, diagnosis }: Pick<ConsultationDetail, 'certificates' | 'diagnosis'>,
): EditedConsultationInput => {
  const payload = editedPayload(content);
  const others = certificates
    .slice(1)
    .map((one) => stated(content, { ...one, diagnosis: ownOf(one.diagnosis, diagnosis) }));
  return { ...payload, certificates: [...(payload.certificates ?? []), ...others] };
};

/** Form content of a stored record; its orders count as confirmed until they change. */
export function storedContent(stored: ConsultationDetail): RecordContent {
  const [certificate = null] = stored.certificates;
  const standing = stored.prescriptions.filter(({ status }) => status !== 'ANNULLED');
  const medications = standing.flatMap((prescription) => prescription.medications);
  const isFilled: Record<Section, boolean> = {
    patient: false,
    record: true,
    prescription: medications.length > 0,
    instructions: stored.indications.length > 0,
    certificate: certificate !== null,
    referral: stored.specialties.length > 0,
    studies: stored.studies.length > 0,
  };
  const orders = { certificate, referrals: stored.specialties, studies: stored.studies };
  return contentOf(
    {
      diagnosis: codedDiagnosis(stored.diagnosis) ?? null,
      detail: stored.detail,
      followUp: stored.follow_up,
      medications,
      pages: stored.indications.map(({ indications }) => indications),
      templateIds: stored.indicationsTemplateConsultations.map(({ id }) => id),
      ...followingOrders(orders, stored.diagnosis),
      confirmed: sections.filter((section) => isFilled[section]),
    },
    stored.reason,
  );
}
