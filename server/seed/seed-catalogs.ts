import { createHash } from 'node:crypto';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import { indicationsTemplates, provinces, specialties } from './catalog-data.ts';
import { consentTexts } from './consent-texts.ts';
import { columnsOf, readTable } from './read-table.ts';

/** Writes the starting catalogue. Rows are matched by their natural key, so it can run again. */
export async function seedCatalogs(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into province (indec_code, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    columnsOf(provinces, 2),
  );
  await client.query(
    `insert into specialty (id, name, on_guard) select * from unnest($1::int[], $2::text[], $3::bool[]) on conflict do nothing`,
    columnsOf(specialties, 3),
  );
  await client.query(
    `insert into indications_template (id, name, body) select * from unnest($1::int[], $2::text[], $3::text[]) on conflict do nothing`,
    columnsOf(indicationsTemplates, 3),
  );
  await seedFile(client, 'diagnosis', 'diagnoses.csv', { cie_10: 'text', name: 'text' });
  await seedEverydayWords(client);
  await seedFile(client, 'pre_existing_disease', 'diseases.csv', { id: 'int', name: 'text' });
  await seedFile(client, 'surgery', 'surgeries.csv', { id: 'int', name: 'text' });
  await seedFile(client, 'medication', 'medications.csv', {
    id: 'int',
    generic_name: 'text',
    form: 'text',
    concentration: 'text',
    presentation: 'text',
    sale_condition: 'text',
  });
  await seedFile(client, 'prepaid_health', 'insurers.csv', {
    id: 'int',
    name: 'text',
    kind: 'text',
  });
  await seedFile(client, 'holiday', 'holidays.csv', { day: 'date', name: 'text' });
  await seedPlans(client);
  await seedConsentTexts(client);
}

type ListTable =
  | 'diagnosis'
  | 'holiday'
  | 'medication'
  | 'pre_existing_disease'
  | 'prepaid_health'
  | 'surgery';

/** Seeds a table from a file with the same columns. */
async function seedFile(
  client: pg.ClientBase,
  table: ListTable,
  file: string,
  types: Record<string, 'date' | 'int' | 'text'>,
) {
  const names = Object.keys(types);
  const rows = readTable(file).map((row) => names.map((name) => row[name]));
  const arrays = Object.values(types).map((type, index) => `$${index + 1}::${type}[]`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')}) on conflict do nothing`,
    columnsOf(rows, names.length),
  );
}

/** Everyday names of diagnoses, for those that are in the list. */
async function seedEverydayWords(client: pg.ClientBase) {
  const rows = readTable<'cie_10' | 'everyday_words'>('diagnosis-words.csv');
  await client.query(
    `update diagnosis set everyday_words = words.everyday_words
     from unnest($1::text[], $2::text[]) as words (cie_10, everyday_words)
     where diagnosis.cie_10 = words.cie_10`,
    columnsOf(
      rows.map(({ cie_10, everyday_words }) => [cie_10, everyday_words]),
      2,
    ),
  );
}

/** Seeds plans, by the name of their insurer. Plans of real companies are examples and named as such. */
async function seedPlans(client: pg.ClientBase) {
  const rows = readTable<
    'id' | 'insurer' | 'name' | 'monthly_consultations' | 'family_members_allowed'
  >('plans.csv').map((plan) => [
    plan.id,
    plan.insurer,
    plan.name,
    plan.monthly_consultations || null,
    plan.family_members_allowed,
  ]);
  await client.query(
    `insert into prepaid_health_category (id, prepaid_health_id, name, monthly_consultations, family_members_allowed)
     select plan.id, insurer.id, plan.name, plan.monthly, plan.members
     from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::int[]) as plan (id, insurer, name, monthly, members)
     join prepaid_health insurer on insurer.name = plan.insurer
     on conflict do nothing`,
    columnsOf(rows, 5),
  );
}

async function seedConsentTexts(client: pg.ClientBase) {
  for (const { kind, title, body } of consentTexts) {
    const hash = createHash('sha256').update(body).digest('hex');
    await client.query(
      `insert into consent_text (id, kind, version, title, body, body_hash)
       values ($1, $2, 1, $3, $4, $5) on conflict do nothing`,
      [newId(), kind, title, body, hash],
    );
  }
}
