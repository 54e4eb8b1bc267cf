import type { User } from '@app/contract/profiles';

type Whole = NonNullable<User['address_dto']>;
/** A delivery names no province, and no streets between. */
type Address = Pick<Whole, 'street' | 'number' | 'floor' | 'number_department' | 'city'> &
  Partial<Pick<Whole, 'between_streets' | 'province'>>;

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
