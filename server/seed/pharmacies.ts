import type { Opening } from '@app/contract/pharmacies';

/** The demonstration's pharmacies: invented, in real places. */
export type SeedPharmacy = {
  cuit: string;
  name: string;
  branches: {
    name: string;
    street_name: string;
    street_number: string;
    phone_number: string;
    locality: string;
    province_code: string;
    opening_hours: Opening[];
    /** The login that works there. */
    email?: string;
  }[];
};

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

const weekdays = (...hours: [from: string, to: string][]): Opening[] =>
  WEEK.flatMap((day) => hours.map(([from, to]) => ({ day, from, to })));

export const pharmacies: SeedPharmacy[] = [
  {
    cuit: '30712345671',
    name: 'Farmacia del Parque',
    branches: [
      {
        name: 'Caballito',
        street_name: 'Av. Rivadavia',
        street_number: '5012',
        phone_number: '11 4901-2200',
        locality: 'Ciudad Autónoma de Buenos Aires',
        province_code: '02',
        opening_hours: [
          ...weekdays(['08:00', '21:00']),
          { day: 'SATURDAY', from: '09:00', to: '14:00' },
        ],
        email: 'farmacia@cercana.test',
      },
      {
        name: 'La Plata',
        street_name: 'Calle 50',
        street_number: '702',
        phone_number: '221 422-3100',
        locality: 'La Plata',
        province_code: '06',
        opening_hours: weekdays(['08:30', '13:00'], ['16:00', '20:00']),
      },
    ],
  },
  {
    cuit: '30712345680',
    name: 'Farmacia Nueva Córdoba',
    branches: [
      {
        name: 'Centro',
        street_name: 'Av. Hipólito Yrigoyen',
        street_number: '340',
        phone_number: '351 460-1188',
        locality: 'Córdoba',
        province_code: '14',
        opening_hours: [
          ...weekdays(['08:00', '24:00']),
          { day: 'SATURDAY', from: '00:00', to: '24:00' },
        ],
      },
    ],
  },
];
