import type { Day } from '@app/contract/kernel';
import {
  expiredLicences,
  type Licence,
  licenceKey,
  licencesOf,
  type ProfessionalProfileWrite,
} from '@app/contract/profiles';
import { newId } from '../platform/ids.ts';
import type { practiceListsRepository } from './practice-lists.repository.ts';
import type { LicenceRow } from './profile-rows.ts';
import { presentLicence } from './profiles.presenter.ts';
import { refuseField } from './profiles.refusals.ts';

type Practice = ProfessionalProfileWrite['professional_dto'];
type Lists = ReturnType<typeof practiceListsRepository>;

/**
 * Stores the licences in the professional's order; the caller holds the lock. Returns whether staff has to
 * verify again: one was added, changed or extended (requirement: verified licence).
 */
export async function storeLicences(
  lists: Lists,
  accountId: string,
  practice: Practice,
  today: Day,
): Promise<boolean> {
  const rows = await lists.findLicences(accountId);
  const stored = rows.map(presentLicence);
  const stated = statedLicences(practice, stored);
  const [fault] = expiredLicences(stated, stored, today);
  if (fault) throw refuseField(['professional_dto', ...fault.path].join('.'), fault.message);
  await lists.replaceLicences(accountId, rowsOf(stated, accountId, rows));
  return stated.some((licence) => !isCovered(licence, stored));
}

type Stated = Omit<Licence, 'valid_until'> & { valid_until?: string | null | undefined };

/** The licences sent, completed with stored data for fields that were not sent. */
function statedLicences(practice: Practice, stored: readonly Licence[]): Licence[] {
  const known = new Map(stored.map((licence) => [licenceKey(licence), licence.valid_until]));
  const kept = stored.slice(1).filter((licence) => licenceKey(licence) !== licenceKey(practice));
  const other_licences = practice.other_licences ?? kept;
  return licencesOf<Stated>({ ...practice, other_licences }).map((licence) => ({
    ...licence,
    valid_until:
      licence.valid_until === undefined
        ? (known.get(licenceKey(licence)) ?? null)
        : licence.valid_until,
  }));
}

/** Whether a licence was already stored with the same or a later last day. */
const isCovered = (licence: Licence, stored: readonly Licence[]): boolean =>
  stored.some(
    (before) =>
      licenceKey(before) === licenceKey(licence) &&
      (before.valid_until === null ||
        (licence.valid_until !== null && licence.valid_until <= before.valid_until)),
  );

/** A licence keeps its id when its position changes. */
function rowsOf(stated: readonly Licence[], accountId: string, rows: LicenceRow[]): LicenceRow[] {
  const ids = new Map(rows.map((row) => [licenceKey(presentLicence(row)), row.id]));
  return stated.map(({ licence_str, ...licence }, position) => ({
    id: ids.get(licenceKey({ licence_str, ...licence })) ?? newId(),
    professional_id: accountId,
    position,
    number: licence_str,
    ...licence,
  }));
}
