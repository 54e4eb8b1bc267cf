import type { User } from '@app/contract/profiles';

type Address = NonNullable<User['address_dto']>;

/** 'Belgrano 1200, piso/depto 3 B, entre Caseros y España, Tres Cerritos, Salta': where a person is to be found. */
export const addressText = (address: Address): string => {
  const { street, number, floor, number_department, between_streets, city, province } = address;
  const parts = [
    `${street} ${number}`,
    floor && `piso/depto ${floor}`,
    between_streets && `entre ${between_streets}`,
    // The district or quarter, in spite of its name.
    number_department,
    // The city of Buenos Aires is a province too.
    city !== province && city,
    province,
  ];
  return parts.filter(Boolean).join(', ');
};
