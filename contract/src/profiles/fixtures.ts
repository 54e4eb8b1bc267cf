import type { z } from 'zod';
import { proposeCuil } from './cuil.ts';
import type { patientProfileSchema } from './patient-profile.schema.ts';

type Sent = z.input<typeof patientProfileSchema>;
type Changes = Partial<Omit<Sent, 'address_dto' | 'patient_dto'>> & {
  address_dto?: Partial<Sent['address_dto']>;
  patient_dto?: Partial<Sent['patient_dto']>;
};

/** A whole patient profile as the wizard sends it: a woman born in 1990 who pays for herself. */
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
