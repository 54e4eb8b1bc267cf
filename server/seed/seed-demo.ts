import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { dayOf } from '@app/contract/kernel';
import type pg from 'pg';
import { createPasswords } from '../src/accounts/index.ts';
import { applicant } from './people.ts';
import { seedCatalogs } from './seed-catalogs.ts';
import { seedLocalities } from './seed-localities.ts';
import { addPatient, type SeededPeople, seedPeople } from './seed-people.ts';
import { seedPharmacies } from './seed-pharmacies.ts';

/** The password of every demonstration login. */
export const demoPassword = DEMO_PASSWORD;

/** The demonstration logins, in the order in which they are printed. */
export const demoLogins = [
  ['paciente@cercana.test', 'paciente, con grupo familiar'],
  ['nueva@cercana.test', 'paciente sin perfil todavía'],
  ['clinica@cercana.test', 'profesional, Clínica médica'],
  ['pediatria@cercana.test', 'profesional, Pediatría'],
  ['pendiente@cercana.test', 'profesional, matrícula sin verificar'],
  ['farmacia@cercana.test', 'farmacia, sucursal Caballito'],
  ['operaciones@cercana.test', 'operaciones de la clínica, /admin'],
  ['direccion@cercana.test', 'dirección técnica, /admin'],
] as const;

/** The demonstration's people, and its pharmacy's login. */
export type SeededDemo = { people: SeededPeople; pharmacyId: string };

/** Seeds the demonstration clinic once: a database with accounts stays as it is. Returns its people. */
export async function seedDemo(
  pool: pg.Pool,
  pepper: string,
  now: Date,
): Promise<SeededDemo | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(72310003)');
    const { rows } = await client.query<{ some: boolean }>(
      'select exists (select from account) as some',
    );
    if (rows[0]?.some) {
      await client.query('rollback');
      return undefined;
    }
    const { hash } = createPasswords(pepper);
    await seedCatalogs(client);
    await seedLocalities(client);
    const context = {
      client,
      today: dayOf(now),
      passwordHash: await hash(DEMO_PASSWORD),
    };
    const people = await seedPeople(context);
    await addPatient(context, applicant);
    const pharmacyId = await seedPharmacies(context);
    await client.query('commit');
    return { people, pharmacyId };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
