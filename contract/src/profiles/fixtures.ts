import type { z } from 'zod';
import { proposeCuil } from './cuil.ts';
import type { patientProfileSchema } from './patient-profile.schema.ts';
import type { professionalProfileSchema } from './professional-profile.schema.ts';

type Sent = z.input<typeof patientProfileSchema>;
type Changes = Partial<Omit<Sent, 'address_dto' | 'patient_dto'>> & {
  address_dto?: Partial<Sent['address_dto']>;
  patient_dto?: Partial<Sent['patient_dto']>;
};

/** A complete patient profile as the wizard sends it: a woman born in 1990 who pays privately. */
export const aPatientProfile = ({ address_dto, patient_dto, ...person }: Changes = {}): Sent => ({
  alias: 'Sole',
  first_name: 'Soledad',
  last_name: 'Núñez de la Peña',
  sex_str: 'FEMALE',
  birth_date: '07/03/1990',
  phone_number: '3514567890',
  cuil: proposeCuil('40999888', 'FEMALE') ?? '',
  cuil_confirmed: true,
  ...person,
  address_dto: {
    street: 'Av. Colón',
    number: '1250',
    number_department: null,
    floor: '4.º C',
    postal_code: '5000',
    between_streets: null,
    city: 'Córdoba',
    province: 'Córdoba',
    country: 'Argentina',
    ...address_dto,
  },
  patient_dto: {
    attention_type: 'Particular',
    prepaid_health_category: null,
    affiliate_number: null,
    size: '1,68',
    weight: '62,5',
    allergies: null,
    family_history: null,
    vaccines: null,
    gynecological_data: null,
    ...patient_dto,
  },
});

type SentProfessional = z.input<typeof professionalProfileSchema>;
type ProfessionalChanges = Partial<Omit<SentProfessional, 'professional_dto'>> & {
  professional_dto?: Partial<SentProfessional['professional_dto']>;
};

type SentLicence = NonNullable<SentProfessional['professional_dto']['other_licences']>[number];

/** Another licence of a professional: that of the province of Buenos Aires. */
export const anOtherLicence = (changes: Partial<SentLicence> = {}): SentLicence => ({
  licence_str: '55012',
  type_licence_str: 'PROVINCIAL',
  issuer: 'Colegio de Médicos de la Provincia de Buenos Aires',
  jurisdiction_code: '06',
  valid_until: '',
  ...changes,
});

/** What a professional's wizard sends: a physician of the city of Buenos Aires. */
export const aProfessionalProfile = ({
  professional_dto,
  ...person
}: ProfessionalChanges = {}): SentProfessional => ({
  alias: null,
  first_name: 'Carla',
  last_name: 'Núñez',
  sex_str: 'FEMALE',
  birth_date: '12/04/1985',
  phone_number: '1145678901',
  cuil: proposeCuil('31415926', 'FEMALE') ?? '',
  cuil_confirmed: true,
  professional_dto: {
    profession: 'Médica',
    refeps_code: '1029333444',
    licence_str: '112233',
    type_licence_str: 'NATIONAL',
    issuer: 'Ministerio de Salud de la Nación',
    jurisdiction_code: '02',
    ids_specialties: [1],
    academic_training: 'Universidad de Buenos Aires. Residencia en Clínica médica.',
    professional_address: 'Av. Santa Fe 1234, Ciudad Autónoma de Buenos Aires',
    attention_particular: true,
    ...professional_dto,
  },
  ...person,
});
