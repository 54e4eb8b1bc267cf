import type { User } from '@app/contract/profiles';
import type { Fact } from '../ui/description-list.tsx';
import { formatDate, formatDni, formatPhone } from '../ui/format.ts';
import { summaryCopy as copy } from './profiles.copy.ts';

type Professional = NonNullable<User['professional_dto']>;

/** Who somebody is. */
export const personalFacts = (user: User): Fact[] => [
  { term: copy.name, value: `${user.first_name} ${user.last_name}` },
  { term: copy.alias, value: user.alias },
  { term: copy.idNumber, value: formatDni(user.id_number) },
  { term: copy.birthDate, value: formatDate(user.birth_date) },
  { term: copy.sex, value: copy.sexes[user.sex_str] },
  { term: copy.phone, value: user.phone_number && formatPhone(user.phone_number) },
];

/** Where somebody lives. */
export function addressFacts(address: NonNullable<User['address_dto']>): Fact[] {
  const { street, number, floor, number_department, city, province } = address;
  const line = [
    `${street} ${number}`,
    floor && copy.floor(floor),
    number_department && copy.department(number_department),
  ];
  return [
    { term: copy.street, value: line.filter(Boolean).join(', ') },
    { term: copy.betweenStreets, value: address.between_streets },
    { term: copy.city, value: `${city}, ${province}` },
    { term: copy.postalCode, value: address.postal_code },
    { term: copy.country, value: address.country },
  ];
}

const names = (list: readonly { name: string }[]): string =>
  list.map(({ name }) => name).join(', ') || copy.none;

/** What somebody practises by. */
export const professionalFacts = (professional: Professional): Fact[] => [
  { term: copy.licence, value: licenceOf(professional) },
  { term: copy.specialties, value: names(professional.specialties) },
  { term: copy.training, value: professional.academic_training ?? copy.none },
  { term: copy.particular, value: professional.attention_particular ? copy.yes : copy.no },
];

function licenceOf({ licence_str, type_licence_str }: Professional): string {
  if (!licence_str) return copy.none;
  return type_licence_str ? `${copy.licenceTypes[type_licence_str]} ${licence_str}` : licence_str;
}
