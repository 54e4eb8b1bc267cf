import { createHash } from 'node:crypto';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import { indicationsTemplates, insurers, provinces, specialties } from './catalog-data.ts';
import { consentTexts } from './consent-texts.ts';
import { diagnoses } from './diagnoses.ts';
import { medications } from './medications.ts';

/** Writes the starting catalogue. Rows are matched by their natural key, so it can run again. */
export async function seedCatalogs(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into province (indec_code, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    columns(provinces, 2),
  );
  await client.query(
    `insert into specialty (id, name, on_guard) select * from unnest($1::int[], $2::text[], $3::bool[]) on conflict do nothing`,
    columns(specialties, 3),
  );
  await client.query(
    `insert into diagnosis (cie_10, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    columns(diagnoses, 2),
  );
  await client.query(
    `insert into indications_template (id, name, body) select * from unnest($1::int[], $2::text[], $3::text[]) on conflict do nothing`,
    columns(indicationsTemplates, 3),
  );
  await seedMedications(client);
  await seedInsurers(client);
  await seedConsentTexts(client);
}

const columns = (rows: readonly (readonly unknown[])[], count: number) =>
  Array.from({ length: count }, (_, index) => rows.map((row) => row[index]));

async function seedMedications(client: pg.ClientBase) {
  await client.query(
    `insert into medication (id, generic_name, form, concentration, presentation, sale_condition)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
     on conflict do nothing`,
    columns(
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

async function seedInsurers(client: pg.ClientBase) {
  for (const { id, name, plans } of insurers) {
    await client.query(
      `insert into prepaid_health (id, name) values ($1, $2) on conflict do nothing`,
      [id, name],
    );
    for (const [planId, planName, monthly, members] of plans) {
      await client.query(
        `insert into prepaid_health_category (id, prepaid_health_id, name, monthly_consultations, family_members_allowed)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [planId, id, planName, monthly, members],
      );
    }
  }
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
