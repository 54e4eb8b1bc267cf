import { createHash } from 'node:crypto';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import { indicationsTemplates, provinces, specialties } from './catalog-data.ts';
import { consentTexts } from './consent-texts.ts';
import { diagnoses } from './diagnoses.ts';
import { medications } from './medications.ts';
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
    `insert into diagnosis (cie_10, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    columnsOf(diagnoses, 2),
  );
  await client.query(
    `insert into indications_template (id, name, body) select * from unnest($1::int[], $2::text[], $3::text[]) on conflict do nothing`,
    columnsOf(indicationsTemplates, 3),
  );
  await seedNames(client, 'pre_existing_disease', 'diseases.csv');
  await seedNames(client, 'surgery', 'surgeries.csv');
  await seedMedications(client);
  await seedInsurers(client);
  await seedConsentTexts(client);
}

async function seedNames(
  client: pg.ClientBase,
  table: 'pre_existing_disease' | 'surgery',
  file: string,
) {
  const rows = readTable<'id' | 'name'>(file);
  await client.query(
    `insert into ${table} (id, name) select * from unnest($1::int[], $2::text[]) on conflict do nothing`,
    columnsOf(
      rows.map(({ id, name }) => [id, name]),
      2,
    ),
  );
}

async function seedMedications(client: pg.ClientBase) {
  await client.query(
    `insert into medication (id, generic_name, form, concentration, presentation, sale_condition)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
     on conflict do nothing`,
    columnsOf(
      medications.map((row, index) => [
        index + 1,
        row.generic_name,
        row.form,
        row.concentration,
        row.presentation,
        row.sale_condition,
      ]),
      6,
    ),
  );
}

/** Insurers and their plans. Plans of other companies are examples, and say so. */
async function seedInsurers(client: pg.ClientBase) {
  const insurers = readTable<'id' | 'name' | 'kind'>('insurers.csv');
  await client.query(
    `insert into prepaid_health (id, name, kind)
     select * from unnest($1::int[], $2::text[], $3::text[]) on conflict do nothing`,
    columnsOf(
      insurers.map(({ id, name, kind }) => [id, name, kind]),
      3,
    ),
  );
  const plans = readTable<
    'id' | 'insurer' | 'name' | 'monthly_consultations' | 'family_members_allowed'
  >('plans.csv');
  await client.query(
    `insert into prepaid_health_category (id, prepaid_health_id, name, monthly_consultations, family_members_allowed)
     select plan.id, insurer.id, plan.name, plan.monthly, plan.members
     from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::int[]) as plan (id, insurer, name, monthly, members)
     join prepaid_health insurer on insurer.name = plan.insurer
     on conflict do nothing`,
    columnsOf(
      plans.map((plan) => [
        plan.id,
        plan.insurer,
        plan.name,
        plan.monthly_consultations || null,
        plan.family_members_allowed,
      ]),
      5,
    ),
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
