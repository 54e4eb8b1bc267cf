import { Agent } from 'node:http';
import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { listStaffDeliveries } from '@app/contract/messages';
import { searchPeople } from '@app/contract/people';
import { listEmergencies, searchAccessLog } from '@app/contract/record-access';
import { fire } from '../load.ts';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import { openPool, type Product } from '../product.ts';

/** A tenth of a large clinic, and all of it; every person has a message. */
const SMALL = { people: 10_000, readings: 100_000, emergencies: 1_000 };
const LARGE = { people: 100_000, readings: 1_000_000, emergencies: 10_000 };
/** Two rounds stay below the hourly search limit. */
const READINGS = 25;

const LISTS = {
  people: { endpoint: searchPeople, body: { kind: 'patients' } },
  'access log': { endpoint: searchAccessLog, body: {} },
  deliveries: { endpoint: listStaffDeliveries },
  emergencies: { endpoint: listEmergencies },
} as const;

/** Measures the first page of each of staff's lists, against the same list at a tenth of the size. */
export async function staffListsBench(product: Product): Promise<Result[]> {
  const headers = await staffHeaders(product);
  await fill(product, SMALL);
  const small = await readAll(product, headers);
  await fill(product, {
    people: LARGE.people - SMALL.people,
    readings: LARGE.readings - SMALL.readings,
    emergencies: LARGE.emergencies - SMALL.emergencies,
  });
  const large = await readAll(product, headers);
  const results: Result[] = [];
  for (const [place, name] of Object.keys(LISTS).entries())
    results.push(
      await measure({
        id: `P19${'abcd'[place]}`,
        what: `staff's ${name}, ten times as many`,
        unit: 'ms',
        rounds: 1,
        goal: { atMost: 1.2 },
        product: async () => large[place] ?? 0,
        reference: async () => small[place] ?? 0,
      }),
    );
  return results;
}

async function staffHeaders(product: Product): Promise<Record<string, string>> {
  const { id_token } = await logIn(product.url, 'direccion@cercana.test');
  const proved = await fetch(`${product.url}${stepUp.path}`, {
    method: stepUp.method,
    headers: { authorization: `Bearer ${id_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  const { id_token: token } = (await proved.json()) as { id_token: string };
  return { authorization: `Bearer ${token}` };
}

/** Median milliseconds of each list's first page. */
async function readAll(product: Product, headers: Record<string, string>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const medians: number[] = [];
  for (const { endpoint, ...asked } of Object.values(LISTS)) {
    const times: number[] = [];
    for (let turn = 0; turn < READINGS; turn += 1) {
      const started = performance.now();
      const status = await fire(agent, {
        url: `${product.url}${endpoint.path}`,
        method: endpoint.method,
        headers,
        ...('body' in asked && { body: JSON.stringify(asked.body) }),
      });
      if (status !== 200) throw new Error(`${endpoint.path} answered ${status}`);
      times.push(performance.now() - started);
    }
    medians.push(times.sort((a, b) => a - b)[Math.floor(READINGS / 2)] ?? 0);
  }
  agent.destroy();
  return medians;
}

type Clinic = typeof SMALL;

/** Adds people with accounts and messages, readings of their records, and emergency accesses. */
async function fill(product: Product, { people, readings, emergencies }: Clinic): Promise<void> {
  const pool = openPool(product);
  await pool.query(
    `with accounts as (insert into account (id, email, role, status, password_hash, id_number)
         select id, id || '@bench.test', 'PATIENT', 'ACTIVE', 'x', '20000000'
         from (select gen_random_uuid() as id from generate_series(1, $1)) made returning id),
       people as (insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number)
         select gen_random_uuid(), id, 'Ana', 'Pérez', 'FEMALE', '1980-05-05', '20000000' from accounts returning id)
     insert into outbound_message (id, channel, recipient, subject, body_text, status)
     select gen_random_uuid(), 'email', id || '@bench.test', 'bench', '', 'ACCEPTED' from people`,
    [people],
  );
  await pool.query(
    `insert into audit_event (id, recorded_at, type, action, outcome, account_id, role, patient_id, purpose, rule)
     select gen_random_uuid(), now() - make_interval(secs => n), 'record.read', 'R', 'success', reader.id,
       'PROFESSIONAL', patient.id, 'TREAT', 'author'
     from generate_series(1, $1) n,
       (select id from account where email = 'clinica@cercana.test') reader,
       (select id from person order by id limit 1) patient`,
    [readings],
  );
  await pool.query(
    `insert into emergency_access (id, person_id, professional_id, reason, opened_at, until)
     select gen_random_uuid(), patient.id, professional.id, 'Urgencia en otra institución', opened, opened + interval '1 hour'
     from generate_series(1, $1) n, lateral (select now() - make_interval(hours => n) as opened) at_time,
       (select id from account where email = 'clinica@cercana.test') professional,
       (select id from person order by id desc limit 1) patient`,
    [emergencies],
  );
  // Done now, so that it does not overlap the measurement.
  await pool.query(
    'vacuum analyze account, person, outbound_message, audit_event, emergency_access',
  );
  await pool.end();
}
