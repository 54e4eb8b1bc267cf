import type { DocumentKind } from '@app/contract/documents';
import type { PrescriptionKind, SaleCondition } from '@app/contract/prescriptions';

/** A licence: the number alone says nothing without who gave it and where it is valid. */
export type DocumentLicence = {
  number: string;
  issuer: string;
  /** Name of the province or city, and its INDEC code. */
  jurisdiction: string;
  jurisdictionCode: string;
};

/** A document or tax number with its type. */
export type DocumentId = { type: string; number: string };

/** Who signs. */
export type DocumentProfessional = {
  /** With the treatment: 'Dra. María José Güiraldes'. */
  fullName: string;
  profession: string;
  refeps: string;
  /** The first is the one used. */
  licences: readonly DocumentLicence[];
  specialties: readonly string[];
  address: string;
  phone: string | null;
  email: string | null;
  restrictedAuthorisation: string | null;
  /** Picture of the signature, PNG or JPEG in base64. It proves nothing by itself. */
  signatureImage: string | null;
};

/** Whom it is about. */
export type DocumentPatient = {
  fullName: string;
  identity: DocumentId;
  /** CUIL, or for who has none CUIT, CDI or passport, as it is printed. */
  taxId: DocumentId;
  birthDate: string;
  /** As it is printed. */
  sex: string;
  coverage: { name: string; plan: string; affiliateNumber: string } | null;
  address: string | null;
};

/** What every document says. Plain values only: the content is stored before its bytes are made. */
export type DocumentBase = {
  brand: string;
  /** Instant of creation, which is also the instant of the signature. */
  issuedAt: string;
  /** The mark that the document has no legal value. */
  testMark: boolean;
  /** Where anybody checks it. */
  verificationAddress: string;
  professional: DocumentProfessional;
  patient: DocumentPatient;
};

/** What one line of an order is known by. */
type Identified = { cuir: string; verificationLink: string };

/** A medicine as it is printed. */
export type DocumentMedicine = Identified & {
  /** Generic name. */
  description: string;
  concentration: string;
  form: string;
  presentation: string;
  quantity: number;
  posology: string;
  saleCondition: SaleCondition;
  extended: boolean;
  substitution: boolean;
  /** Exceptional, and only with its reason (requirement: brand by exception). */
  brand: { name: string; reason: string } | null;
};

type Order<Kind extends PrescriptionKind, Line> = DocumentBase & {
  kind: Kind;
  startDate: string;
  expiryDate: string;
  lines: readonly (Line & Identified)[];
};

export type PrescriptionData = Order<'prescription', DocumentMedicine> & { diagnosis: string };
export type StudyRequestData = Order<'study', { description: string; diagnosis: string }>;
export type ReferralData = Order<
  'referral',
  { description: string; diagnosis: string; comment: string }
>;

/** What is checked by one code instead of a CUIR. */
type Coded = DocumentBase & { checkCode: string; verificationLink: string };

export type MedicalCertificateData = Coded & {
  kind: 'certificate';
  diagnosis: string;
  indications: string;
  unit: 'Horas' | 'Dias';
  duration: number;
  institution: string;
};

export type InstructionsData = Coded & { kind: 'instructions'; pages: readonly string[] };

/** Proof of the visit. It says nothing of its content (requirement: proof of visit). */
export type TeleassistanceData = Coded & {
  kind: 'teleassistance';
  specialty: string;
  modality: 'VIRTUAL_GUARD' | 'APPOINTMENT';
  startedAt: string;
  finishedAt: string;
  consentVersion: string;
  /** Titles of the documents issued. */
  documents: readonly string[];
};

export type DocumentData =
  | PrescriptionData
  | StudyRequestData
  | ReferralData
  | MedicalCertificateData
  | InstructionsData
  | TeleassistanceData;

/** The content of one kind of document. */
export type DataOf<K extends DocumentKind> = Extract<DocumentData, { kind: K }>;
