import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tableOwners, tableUses, UNNAMED } from './table-uses.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const { LADDER } = (await import('./ladder.cjs')) as { LADDER: string[][] };
const MIGRATIONS = path.join(ROOT, 'server/migrations');

/** Foreign tables that a capability reads together with its own in one statement, and why a call is not enough. */
const MAY_READ: { who: string; reads: string[]; because: string; upward?: true }[] = [
  {
    who: 'messages',
    reads: ['audit_event', 'notification_whatsapp', 'outbound_message', 'person', 'visit'],
    because:
      'what left is listed by page with its template and initials, whom one may write to is asked of the visits, and texts in an inbox count for the limit as they were audited',
  },
  {
    who: 'notifications',
    reads: ['outbound_message'],
    because: 'what WhatsApp gave up is taken over once, under one lock, with why it failed',
  },
  {
    who: 'notifications',
    reads: ['session'],
    because: 'a device is called only while the session that allowed it was not ended',
  },
  {
    who: 'notifications',
    reads: ['account'],
    because: 'by which channels an account is told depends on whether it may log in',
  },
  {
    who: 'notifications',
    reads: ['document_replaced'],
    because: 'a page of the inbox says which of its documents are good no more',
    upward: true,
  },
  {
    who: 'profiles',
    reads: ['account', 'prepaid_health', 'prepaid_health_category', 'province', 'specialty'],
    because: 'a profile is one value: its e-mail, its plan and the names on its lists are in it',
  },
  {
    who: 'family-group',
    reads: ['account', 'address', 'patient', 'person', 'prepaid_health_category', 'staff_request'],
    because:
      'who is in a group is asked by the account, DNI and age of its people, and locked so; a group says what was asked about it',
  },
  {
    who: 'family-group',
    reads: ['consultation'],
    because:
      'an invitation is taken back in one statement, where nobody was attended as the person invited',
    upward: true,
  },
  {
    who: 'own-account',
    reads: ['family_link', 'person', 'staff_request'],
    because:
      'whether a member may have an account is asked with the group, its people and what was asked',
  },
  {
    who: 'catalogs',
    reads: ['account'],
    because: 'a change of a list is told with who made it',
  },
  {
    who: 'consents',
    reads: ['account'],
    because:
      'a text is asked for again from accounts that are older than it, and told with its publisher',
    upward: true,
  },
  {
    who: 'contents',
    reads: ['account'],
    because: 'drafts and versions are told with who wrote them',
  },
  {
    who: 'availability',
    reads: ['holiday'],
    because: 'holidays close hours, and are read beside the exceptions to them',
  },
  {
    who: 'consultations',
    reads: ['indications_template', 'person'],
    because:
      'a record names the indications that it started from, and the list of a family of whom each is',
  },
  {
    who: 'coverage',
    reads: [
      'family_link',
      'notification',
      'patient',
      'prepaid_health',
      'prepaid_health_category',
      'person',
    ],
    because:
      'a plan is counted while the row of its holder is locked, verified of no person whose number another account has, and who has one out of use is told once, in one statement',
  },
  {
    who: 'approvals',
    reads: ['account'],
    because: 'an act is told with who asked for it, and counts while they may still ask',
  },
  {
    who: 'requests',
    reads: ['account', 'person'],
    because: 'requests are listed by page with who asked and who works on them',
  },
  {
    who: 'registry-checks',
    reads: ['account', 'professional'],
    because:
      'checks are told with who asked, and who is verified and due is taken in one statement',
  },
  {
    who: 'licence-verification',
    reads: ['account', 'professional', 'professional_licence'],
    because: 'who can attend is one condition, which many statements ask of their rows',
  },
  {
    who: 'people',
    reads: ['account', 'person', 'professional', 'professional_licence'],
    because: 'accounts are listed by the name, DNI and licences of their people, a page of many',
  },
  {
    who: 'record-access',
    reads: [
      'account',
      'audit_event',
      'branch_account',
      'branch_office',
      'person',
      'pharmacy',
      'professional',
    ],
    because: 'who read a record is in the audit, and is told by name',
  },
  {
    who: 'record-access',
    reads: ['prescription'],
    because: 'a page of readings leaves out those of a visit that was kept back from who asks',
    upward: true,
  },
  {
    who: 'pharmacies',
    reads: ['account', 'province'],
    because: 'a branch is told with its province, who serves at it and who changed it',
  },
  {
    who: 'pharmacies',
    reads: ['purchase_order'],
    because: 'the list of branches counts the open orders of each, a page at a time',
    upward: true,
  },
  {
    who: 'pharmacy-orders',
    reads: ['account'],
    because: 'the steps of an order that staff took are told with who took them',
  },
  {
    who: 'pharmacy-orders',
    reads: ['dispensing'],
    because:
      'paid orders of which another counter served a prescription are found in one statement',
  },
  {
    who: 'pharmacy-orders',
    reads: ['person'],
    because: 'open orders of who came of age go on in the own account, in one statement',
  },
  {
    who: 'prescriptions',
    reads: ['person'],
    because: 'a key counts only with the DNI of its patient: asked apart, the clock tells of keys',
  },
  {
    who: 'dispensing',
    reads: ['prescription', 'prescription_line'],
    because: 'what was handed over is told beside what was prescribed, thousands of lines at once',
  },
  {
    who: 'visits',
    reads: ['professional_presence'],
    because: 'a claim and going off duty wait for each other',
  },
  {
    who: 'guard-queue',
    reads: ['visit', 'visit_event'],
    because: 'the line is the visits that wait, in order: places are counted among them',
  },
  {
    who: 'guard-queue',
    reads: ['patient', 'patient_antecedent', 'specialty'],
    because:
      'what decides whom to call is one reading of a line, of which each visit is audited once',
  },
  {
    who: 'appointments',
    reads: ['agenda_exception', 'holiday', 'schedule', 'schedule_insurer'],
    because:
      'free hours are worked out from hours, holidays, exceptions and bookings in one reading',
  },
  {
    who: 'appointments',
    reads: ['account'],
    because: 'a mailed link works only while its account may log in, and both are locked so',
  },
  {
    who: 'appointments',
    reads: ['person'],
    because: 'appointments of who came of age go on in the own account, in one statement',
  },
  {
    who: 'appointments',
    reads: ['professional_specialty'],
    because: 'one joins the list of a specialty only if somebody who can attend has it',
  },
  {
    who: 'appointments',
    reads: ['patient', 'prepaid_health', 'prepaid_health_category'],
    because: 'the next of a waiting list is chosen by insurer and locked in one statement',
  },
  {
    who: 'documents',
    reads: ['person'],
    because:
      'a code counts only with the DNI of its patient: asked apart, the clock tells of codes',
    upward: true,
  },
  {
    who: 'consultations',
    reads: ['call_message', 'visit', 'prescription', 'prescription_line'],
    because: 'a page of a record is one prepared statement (decision 0009)',
  },
  {
    who: 'clinical-history',
    reads: ['consultation', 'patient', 'person'],
    because: 'histories are searched by the name and the visits of their people',
  },
  {
    who: 'settlements',
    reads: ['consultation', 'person', 'prepaid_health', 'specialty', 'tariff'],
    because: 'each visit of a month is read beside the tariff of its insurer, specialty and day',
  },
  {
    who: 'operations',
    reads: [
      'appointment',
      'branch_office',
      'outbound_message',
      'professional',
      'professional_presence',
      'purchase_order',
      'payment_notice',
      'payment_notice_refused',
      'payment_taken_back',
      'refund_due',
      'staff_act',
      'staff_request',
      'visit',
      'visit_rating',
    ],
    because: 'the board is one reading of everything that somebody has to look at',
  },
];

const OWNERS = tableOwners(
  readdirSync(MIGRATIONS).map((name) => ({
    name,
    text: readFileSync(path.join(MIGRATIONS, name), 'utf8'),
  })),
);
const TABLES = new Set(OWNERS.keys());

/** Commands on the host use the whole database; tests and their helpers prepare it. */
const NO_CAPABILITY = /\.test\.ts$|\/testing\/|^server\/src\/cli\//;

/** What a file does with tables of other capabilities without an exception. */
function faults(file: string, source: string): string[] {
  const who = /^server\/src\/([^/]+)\//.exec(file)?.[1] ?? 'nobody';
  const may = MAY_READ.filter((one) => one.who === who).flatMap(({ reads }) => reads);
  const { written, read } = tableUses(source, TABLES);
  const isOf = (table: string) => OWNERS.get(table) === who;
  return [
    ...written.filter((table) => !isOf(table)).map((table) => `${file} writes ${table}`),
    ...read
      .filter((table) => !isOf(table) && !may.includes(table))
      .map((table) => `${file} reads ${table}`),
  ];
}

const sources = execFileSync('git', ['ls-files', 'server/src/**/*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !NO_CAPABILITY.test(file) && existsSync(path.join(ROOT, file)))
  .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));

test('a capability writes its own tables only, and reads others only with a stated reason', () => {
  expect(TABLES.size).toBeGreaterThan(40);
  expect(sources.flatMap(({ file, source }) => faults(file, source))).toEqual([]);
});

test('every exception is used', () => {
  const done = new Set(
    sources.flatMap(({ file, source }) =>
      tableUses(source, TABLES).read.map((table) => `${file.split('/')[2]} ${table}`),
    ),
  );
  const said = MAY_READ.flatMap(({ who, reads }) => reads.map((table) => `${who} ${table}`));
  expect(said.filter((one) => !done.has(one))).toEqual([]);
});

test('a capability reads tables of lower ones on the ladder, or states why not', () => {
  const step = (name: string) => LADDER.findIndex((names) => names.includes(name));
  // The platform is not a capability: it is below all of them.
  const height = (name: string) => (name === 'platform' ? LADDER.length : step(name));
  for (const { who, reads, upward = false } of MAY_READ) {
    const above = reads.filter((table) => height(OWNERS.get(table) ?? '') <= height(who));
    expect({ who, upward: above.length > 0 }).toEqual({ who, upward });
  }
});

/** Every way in which a file of the audit could break the rule. */
test.each([
  ["db.updateTable('account').set({ alias })", 'writes account'],
  ["db\n  .insertInto(\n    'person')", 'writes person'],
  ["db.deleteFrom('consent')", 'writes consent'],
  ["db.mergeInto('patient as it')", 'writes patient'],
  ['`insert into account_key (id) values ($1)`', 'writes account_key'],
  ['`with gone as (DELETE FROM session where true) select`', 'writes session'],
  ['`update visit entry set phase = $1`', 'writes visit'],
  ['`update $' + '{table} set active = false`', `writes ${UNNAMED}`],
  ['db.deleteFrom(table)', `writes ${UNNAMED}`],
  ["type T = Pick<Tables, 'surgery'>;\ndb.deleteFrom(table)", 'writes surgery'],
  ["db.selectFrom('person as member')", 'reads person'],
  ["db.innerJoin('address', 'address.id', 'id')", 'reads address'],
  ["database.withTables<Pick<Tables, 'audit_event' | 'document'>>()", 'reads document'],
  ["type One = Row<'prescription'>;", 'reads prescription'],
  ["type One = Tables['locality'];", 'reads locality'],
  ['`select 1 from audit_event one, consultation visit`', 'reads consultation'],
  ['`select 1 from audit_event join call_seat on true`', 'reads call_seat'],
])('%s is reported for a foreign table', (source, fault) => {
  expect(faults('server/src/audit/broken.ts', source)).toContain(
    `server/src/audit/broken.ts ${fault}`,
  );
});

test('mentions of tables, and own tables, are accepted', () => {
  const source = `/** update account: from person, no more. */
// delete from session
import { one } from './session.ts';
db.insertInto('audit_event'); const type = 'account';`;
  expect(faults('server/src/audit/sound.ts', source)).toEqual([]);
});
