import type { User } from '@app/contract/profiles';

type Whole = NonNullable<User['address_dto']>;
/** The texts of an address; a delivery has neither province nor cross streets. */
type Address = Pick<Whole, 'street' | 'number' | 'floor' | 'number_department' | 'city'> &
  Partial<Pick<Whole, 'between_streets' | 'province'>>;

/** 'Belgrano 1200, piso/depto 3 B, entre Caseros y España, Tres Cerritos, Salta': a person's address in one line. */
export const addressText = (address: Address): string => {
  const { street, number, floor, number_department, between_streets, city, province } = address;
  const parts = [
    `${street} ${number}`,
    floor && `piso/depto ${floor}`,
    between_streets && `entre ${between_streets}`,
    // The district or neighbourhood, in spite of its name.
    number_department,
    // The city of Buenos Aires is also a province.
    city !== province && city,
    province,
  ];
  return parts.filter(Boolean).join(', ');
};
