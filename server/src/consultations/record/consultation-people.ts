import { dayOf } from '@app/contract/kernel';
import { formatCuil, formatIdentification } from '@app/contract/profiles';
import type {
  DocumentBase,
  DocumentId,
  DocumentPatient,
  DocumentProfessional,
} from '../../documents/index.ts';
import {
  type PatientParts,
  type ProfessionalProfile,
  presentIdentification,
  titledName,
} from '../../profiles/index.ts';
import { documentCopy } from '../consultations.copy.ts';
import type { Consultations } from '../consultations.ts';

/** Both sides of a consultation with the data that its documents must state. */
export type ConsultationPeople = {
  professional: ProfessionalProfile;
  patient: PatientParts;
  addressLine: string | null;
  jurisdiction: string;
  /** As base64; null without a drawn signature. */
  signature: string | null;
};

/** Reads the current data of both sides, which the record stores. */
export async function readPeople(
  { profiles, licences }: Consultations,
  actor: { accountId: string; role: string },
  personId: string,
): Promise<ConsultationPeople | undefined> {
  const professional = await licences.requireVerified(actor);
  const [patient, address, jurisdiction, signature] = await Promise.all([
    profiles.findPatientParts(personId),
    profiles.findAddress(personId),
    profiles.provinceName(professional.licence?.jurisdiction_code ?? null),
    profiles.findSignature(actor.accountId),
  ]);
  if (!patient) return undefined;
  const addressLine = address ? addressLineOf(address) : null;
  return { professional, patient, addressLine, jurisdiction, signature };
}

type Address = Pick<
  NonNullable<Awaited<ReturnType<Consultations['profiles']['findAddress']>>>,
  'street' | 'number' | 'floor' | 'city' | 'province'
>;

/** An address on one line. The city of Buenos Aires is also a province, and is named only once. */
export const addressLineOf = ({ street, number, floor, city, province }: Address): string =>
  [`${street} ${number}`, floor, ...new Set([city, province])].filter(Boolean).join(', ');

export const professionalName = ({ person }: ProfessionalProfile): string => titledName(person);

export const patientName = ({ person }: PatientParts): string =>
  `${person.first_name} ${person.last_name}`;

const DNI = 'DNI';

function documentProfessional({
  professional,
  jurisdiction,
  signature,
}: ConsultationPeople): DocumentProfessional {
  const { professional: row, person, licence, specialties, email } = professional;
  return {
    fullName: professionalName(professional),
    profession: row.profession ?? '',
    refeps: row.refeps_code ?? '',
    licences: licence
      ? [
          {
            number: professional.licenceLabel,
            issuer: licence.issuer,
            jurisdiction,
            jurisdictionCode: licence.jurisdiction_code ?? '',
          },
        ]
      : [],
    specialties: specialties.map(({ name }) => name),
    address: row.professional_address ?? '',
    phone: person.phone_number,
    email,
    restrictedAuthorisation: null,
    signatureImage: signature,
  };
}

function documentPatient({ patient, addressLine }: ConsultationPeople): DocumentPatient {
  const { person, plan, patient: row } = patient;
  return {
    fullName: patientName(patient),
    identity: { type: DNI, number: person.id_number },
    taxId: documentTaxId(person),
    birthDate: person.birth_date,
    sex: documentCopy.sex[person.sex_str],
    coverage: plan
      ? { name: plan.insurer_name, plan: plan.name, affiliateNumber: row.affiliate_number ?? '' }
      : null,
    address: addressLine,
  };
}

/** The CUIL, or otherwise the document that replaces it; with an empty number if none was stated. */
function documentTaxId(person: PatientParts['person']): DocumentId {
  const { cuil, other_identification: other } = presentIdentification(person);
  return other
    ? { type: documentCopy.taxId[other.type], number: formatIdentification(other) }
    : { type: documentCopy.taxId.CUIL, number: formatCuil(cuil ?? '') };
}

/** Content common to every document of a consultation. */
export function documentBase(
  { config, publicUrl, prescriptions }: Consultations,
  people: ConsultationPeople,
  issuedAt: Date,
): DocumentBase {
  return {
    brand: config.BRAND_NAME,
    issuedAt: issuedAt.toISOString(),
    testMark: prescriptions.isTest,
    verificationAddress: `${publicUrl}/verificar`,
    professional: documentProfessional(people),
    patient: documentPatient(people),
  };
}

export const issueDay = (issuedAt: Date) => dayOf(issuedAt);
