import { MOST_USED_DAYS, MOST_USED_ROWS, type MostUsed } from '@app/contract/consultations';
import { DAY_MS } from '@app/contract/kernel';
import { presentMedication } from '../../catalogs/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Consultations } from '../consultations.ts';
import { mostUsedRepository } from './most-used.repository.ts';

/**
 * The professional's most used items in their own records of a year, if still offered. Identifies no patient
 * (requirement: most used first).
 */
export async function readMostUsed(context: Consultations, actor: Actor): Promise<MostUsed> {
  const { catalogs, clock, database, prescriptions } = context;
  const since = new Date(clock.now().getTime() - MOST_USED_DAYS * DAY_MS);
  const [codes, ids] = await Promise.all([
    mostUsedRepository(database).mostDiagnosed(actor.accountId, since, MOST_USED_ROWS),
    prescriptions.mostPrescribed(actor.accountId, since, MOST_USED_ROWS),
  ]);
  const [diagnoses, medications] = await Promise.all([
    catalogs.findDiagnoses(codes),
    catalogs.findMedications(ids),
  ]);
  return {
    diagnoses: offered(codes, diagnoses, 'cie_10'),
    medications: offered(ids, medications, 'id').map(presentMedication),
  };
}

/** The rows of some keys that are still active, in the order of the keys. */
const offered = <Key extends string, Row extends Record<Key, unknown> & { active: boolean }>(
  keys: readonly Row[Key][],
  rows: readonly Row[],
  key: Key,
): Row[] => keys.flatMap((wanted) => rows.filter((row) => row.active && row[key] === wanted));
