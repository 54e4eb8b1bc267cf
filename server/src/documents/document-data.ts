import type { SaleCondition } from '@app/contract/catalogs';
import type { DocumentKind } from '@app/contract/documents';
import type { PrescriptionKind } from '@app/contract/prescriptions';

/** A licence, with the jurisdiction that gives its number a meaning. */
export type DocumentLicence = {
  number: string;
  issuer: string;
  /** Name of the province or city, and its INDEC code. */
  jurisdiction: string;
  jurisdictionCode: string;
};

/** A document or tax number with its type. */
export type DocumentId = { type: string; number: string };

/** The professional who signs. */
export type DocumentProfessional = {
  /** With the title: 'Dra. María José Güiraldes'. */
  fullName: string;
  profession: string;
  refeps: string;
  /** The first one is used. */
  licences: readonly DocumentLicence[];
  specialties: readonly string[];
  address: string;
  phone: string | null;
  email: string | null;
  restrictedAuthorisation: string | null;
  /** Image of the signature, PNG or JPEG in base64; it proves nothing by itself. */
  signatureImage: string | null;
};

/** The patient of the document. */
export type DocumentPatient = {
  fullName: string;
  identity: DocumentId;
  /** CUIL, or otherwise CUIT, CDI or passport, as printed. */
  taxId: DocumentId;
  birthDate: string;
  /** As printed. */
  sex: string;
  coverage: { name: string; plan: string; affiliateNumber: string } | null;
  address: string | null;
};

/** Content common to every document. Plain values only: it is stored before its bytes are made. */
export type DocumentBase = {
  brand: string;
  /** Time of creation, which is also that of the signature. */
  issuedAt: string;
  /** Whether it is marked as without legal value. */
  testMark: boolean;
  /** Public address for checking documents. */
  verificationAddress: string;
  professional: DocumentProfessional;
  patient: DocumentPatient;
};

/** Key of one line of an order. */
type Identified = { cuir: string; verificationLink: string };

/** A medicine as printed. */
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
  /** Only by exception, with its reason (requirement: brand by exception). */
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

/** A document checked by one code instead of a CUIR. */
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

/** Proof of the visit, without its content (requirement: proof of visit). */
export type TeleassistanceData = Coded & {
  kind: 'teleassistance';
  specialty: string;
  modality: 'VIRTUAL_GUARD' | 'APPOINTMENT';
  startedAt: string;
  finishedAt: string;
  /** The consent that the patient had given when the call began; null if none. */
  consent: { version: number; acceptedAt: string } | null;
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

export type DataOf<K extends DocumentKind> = Extract<DocumentData, { kind: K }>;
