import type { OwnBranch } from '../pharmacies.queries.ts';

/** The branch of a pharmacy's account. */
export const centro: OwnBranch = {
  id: 'b1',
  name: 'Sucursal Centro',
  streetName: 'Avenida Corrientes',
  streetNumber: '1234',
  phoneNumber: '011 4321-5678',
  locality: 'Balvanera',
  province: 'Ciudad Autónoma de Buenos Aires',
  openingHours: [
    { day: 'MONDAY', from: '16:00', to: '20:00' },
    { day: 'MONDAY', from: '09:00', to: '13:00' },
  ],
  pharmacy: { name: 'Farmacia del Parque' },
  active: true,
  version: 3,
};
