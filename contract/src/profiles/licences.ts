import { addDays, type Day } from '../kernel/index.ts';
import { entryKey } from './entry-key.ts';
import { LICENCE_NOTICE_DAYS } from './profiles.limits.ts';

type Blank = string | null | undefined;

/** Expiry date; absent if none is stated. */
type Dated = { valid_until?: Blank };

/** A licence as a profile states it (requirement: stated licences). */
export type StatedLicence = Dated & {
  licence_str: string | null;
  type_licence_str: string | null;
  issuer: string | null;
  jurisdiction_code: string | null;
};

/** Licences with the same key are the same, even if their validity differs. */
export const licenceKey = (licence: StatedLicence): string =>
  JSON.stringify([
    licence.licence_str,
    licence.type_licence_str,
    entryKey(licence.issuer ?? ''),
    licence.jurisdiction_code,
  ]);

/** Whether a licence is valid on a day, including its last one (requirement: licence in force). */
export const isInForce = ({ valid_until }: Dated, today: Day): boolean =>
  !valid_until || valid_until >= today;

/** The licence that signs: the first valid one, in the professional's order. */
export const signingLicence = <L extends Dated>(licences: readonly L[], today: Day) =>
  licences.find((licence) => isInForce(licence, today));

/** All licences of a profile in their order; the first is stored apart from the others. */
export const licencesOf = <L extends StatedLicence>(
  practice: L & { other_licences?: readonly L[] | undefined },
): Pick<L, keyof StatedLicence>[] => [
  {
    licence_str: practice.licence_str,
    type_licence_str: practice.type_licence_str,
    issuer: practice.issuer,
    jurisdiction_code: practice.jurisdiction_code,
    valid_until: practice.valid_until,
  },
  ...(practice.other_licences ?? []),
];

export type LicenceNotice = { kind: 'expired' | 'expiring'; day: Day };

/** Notice about validity: the last valid licence expires within the month, or none is left. */
export function licenceNotice(licences: readonly Dated[], today: Day): LicenceNotice | undefined {
  if (licences.some(({ valid_until }) => !valid_until)) return undefined;
  const day = licences.map(({ valid_until }) => valid_until ?? '').reduce(later, '');
  if (day === '') return undefined;
  if (day < today) return { kind: 'expired', day };
  return day <= addDays(today, LICENCE_NOTICE_DAYS) ? { kind: 'expiring', day } : undefined;
}

const later = (one: Day, other: Day): Day => (other > one ? other : one);

/** An error of one of several licences, with its path. */
export type LicenceFault = { path: (string | number)[]; message: string };

const fault = (place: number, field: string, message: string): LicenceFault => ({
  path: place === 0 ? [field] : ['other_licences', place - 1, field],
  message,
});

/** Faults for licences that are stated twice. */
export const repeatedLicences = (licences: readonly StatedLicence[]): LicenceFault[] =>
  licences.flatMap((licence, place) =>
    licences.findIndex((other) => licenceKey(other) === licenceKey(licence)) < place
      ? [fault(place, 'licence_str', 'licence_str.repeated')]
      : [],
  );

/** A past expiry is accepted only if it was stored before, and at least one licence must be valid. */
export function expiredLicences(
  licences: readonly StatedLicence[],
  stored: readonly StatedLicence[],
  today: Day,
): LicenceFault[] {
  const known = new Map(stored.map((licence) => [licenceKey(licence), licence.valid_until]));
  const past = licences.flatMap((licence, place) =>
    isInForce(licence, today) || known.get(licenceKey(licence)) === licence.valid_until
      ? []
      : [fault(place, 'valid_until', 'valid_until.past')],
  );
  if (past.length > 0 || signingLicence(licences, today)) return past;
  return [fault(0, 'valid_until', 'valid_until.expired')];
}
