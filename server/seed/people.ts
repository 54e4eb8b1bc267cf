/** The invented people of the demonstration clinic. Ages are relative to today. */
export type SeedPatient = {
  email?: string;
  first_name: string;
  last_name: string;
  sex_str: 'FEMALE' | 'MALE' | 'NON_BINARY';
  /** Years of age, and month and day of birth. */
  age: number;
  birthday: string;
  id_number: string;
  cuil: string;
  phone_number?: string;
  planId: number;
  affiliate_number?: string;
  size?: number;
  weight?: number;
  allergies?: string;
  antecedents?: [kind: 'disease' | 'surgery' | 'medication', name: string][];
  relationship?: 'SPOUSE' | 'OFFSPRING';
};

export type SeedProfessional = {
  email: string;
  first_name: string;
  last_name: string;
  sex_str: 'FEMALE' | 'MALE';
  age: number;
  birthday: string;
  id_number: string;
  cuil: string;
  phone_number: string;
  profession: string;
  refeps_code: string;
  /** In the order in which they sign. */
  licences: {
    number: string;
    type: 'NATIONAL' | 'PROVINCIAL';
    issuer: string;
    jurisdiction: string;
    /** Days until it expires, counted from the seed's day. */
    validDays?: number;
  }[];
  professional_address: string;
  specialtyId: number;
  academic_training: string;
  verified: boolean;
};

export const holder: SeedPatient = {
  email: 'paciente@cercana.test',
  first_name: 'María',
  last_name: 'González',
  sex_str: 'FEMALE',
  age: 38,
  birthday: '05-14',
  id_number: '33456789',
  cuil: '27334567899',
  phone_number: '1123456789',
  planId: 3,
  affiliate_number: '40211877',
  size: 1.64,
  weight: 68,
  antecedents: [
    ['disease', 'Hipotiroidismo'],
    ['surgery', 'Apendicectomía'],
    ['medication', 'Levotiroxina 50 mcg'],
  ],
};

/** A patient whose request for another plan is pending. */
export const applicant: SeedPatient = {
  email: 'graciela@cercana.test',
  first_name: 'Graciela',
  last_name: 'Funes',
  sex_str: 'FEMALE',
  age: 57,
  birthday: '09-03',
  id_number: '17654321',
  cuil: '27176543219',
  phone_number: '1155550142',
  planId: 4,
  affiliate_number: '60977',
  size: 1.6,
  weight: 64,
};

export const family: SeedPatient[] = [
  {
    first_name: 'Javier',
    last_name: 'Acosta',
    sex_str: 'MALE',
    age: 41,
    birthday: '11-02',
    id_number: '31222333',
    cuil: '20312223334',
    planId: 3,
    affiliate_number: '40211878',
    size: 1.78,
    weight: 84,
    relationship: 'SPOUSE',
  },
  {
    first_name: 'Tomás',
    last_name: 'Acosta González',
    sex_str: 'MALE',
    age: 8,
    birthday: '03-21',
    id_number: '57123456',
    cuil: '20571234565',
    planId: 3,
    affiliate_number: '40211879',
    size: 1.28,
    weight: 27,
    allergies: 'Penicilina',
    relationship: 'OFFSPRING',
  },
];

export const address = {
  street: 'Av. Rivadavia',
  number: '4821',
  floor: '3.º B',
  postal_code: 'C1424CEO',
  city: 'Ciudad Autónoma de Buenos Aires',
  province: 'Ciudad Autónoma de Buenos Aires',
};

export const professionals: SeedProfessional[] = [
  {
    email: 'clinica@cercana.test',
    first_name: 'Laura',
    last_name: 'Benítez',
    sex_str: 'FEMALE',
    age: 46,
    birthday: '09-30',
    id_number: '27888999',
    cuil: '27278889993',
    phone_number: '1145678901',
    profession: 'Médica',
    refeps_code: '1027888999',
    licences: [
      {
        number: '98421',
        type: 'NATIONAL',
        issuer: 'Ministerio de Salud de la Nación',
        jurisdiction: '02',
        validDays: 900,
      },
      {
        number: '33507',
        type: 'PROVINCIAL',
        issuer: 'Colegio de Médicos de la Provincia de Buenos Aires',
        jurisdiction: '06',
        validDays: 400,
      },
    ],
    professional_address: 'Av. Córdoba 2351, piso 4, Ciudad Autónoma de Buenos Aires',
    specialtyId: 1,
    academic_training:
      'Universidad de Buenos Aires. Residencia en Clínica médica, Hospital de Clínicas.',
    verified: true,
  },
  {
    email: 'pediatria@cercana.test',
    first_name: 'Paula',
    last_name: 'Ríos',
    sex_str: 'FEMALE',
    age: 39,
    birthday: '01-17',
    id_number: '32111444',
    cuil: '27321114445',
    phone_number: '1156789012',
    profession: 'Médica',
    refeps_code: '1032111444',
    licences: [
      {
        number: '104233',
        type: 'NATIONAL',
        issuer: 'Ministerio de Salud de la Nación',
        jurisdiction: '02',
      },
    ],
    professional_address: 'Juramento 1805, Ciudad Autónoma de Buenos Aires',
    specialtyId: 2,
    academic_training:
      'Universidad Nacional de La Plata. Residencia en Pediatría, Hospital Garrahan.',
    verified: true,
  },
  {
    email: 'pendiente@cercana.test',
    first_name: 'Diego',
    last_name: 'Sosa',
    sex_str: 'MALE',
    age: 34,
    birthday: '07-08',
    id_number: '36777111',
    cuil: '23367771119',
    phone_number: '2214567890',
    profession: 'Médico',
    refeps_code: '1036777111',
    licences: [
      {
        number: '55012',
        type: 'PROVINCIAL',
        issuer: 'Colegio de Médicos de la Provincia de Buenos Aires',
        jurisdiction: '06',
      },
    ],
    professional_address: 'Calle 50 n.º 615, La Plata',
    specialtyId: 1,
    academic_training:
      'Universidad Nacional de Rosario. Residencia en Clínica médica, Hospital Provincial del Centenario.',
    verified: false,
  },
];
