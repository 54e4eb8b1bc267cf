import { MINUTE_MS } from '@app/contract/kernel';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { mailsTo } from '../../testing/appointment-mails.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { familiesOf } from '../../testing/family.ts';
import { deletionOf } from '../../testing/requests.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { OFFERED, type Waiting, waitingListsOf } from '../../testing/waiting-lists.ts';
import { endOffers } from './end-offers.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let families: ReturnType<typeof familiesOf>;
let lists: ReturnType<typeof waitingListsOf>;
let staff: ReturnType<typeof staffOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  families = familiesOf(t);
  lists = waitingListsOf(t, clinic, agendas);
  staff = staffOf(t, clinic);
});
beforeEach(async () => {
  await lists.empty();
  admin = await staff.proven('ADMIN');
});

/** The state of a place, whether or not its account may log in. */
const stateOf = async ({ place }: Waiting): Promise<string> =>
  (await t.pool.query('select state from appointment_waiting where id = $1', [place.id])).rows[0]
    .state;

const mailsAbout = async ({ who }: Waiting): Promise<number> =>
  (await mailsTo(t, who, OFFERED)).length;

/** A member of a group in a list, with the account of the holder. */
async function aMemberWaits(): Promise<Waiting> {
  const who = await families.aDependant(clinic, '2018-03-21');
  return { who, place: (await lists.join(who)).json().data };
}

/** Mails to the pseudonym of an account, which reach nobody. */
const mailsToPseudonyms = async (): Promise<number | null> =>
  (await t.pool.query(`select from outbound_message where recipient like 'suprimida-%'`)).rowCount;

describe('an hour is kept for nobody who cannot answer:', () => {
  test('who was disabled is passed over, and has the place back once enabled', async () => {
    const given = [await lists.givenUp(120), await lists.givenUp(120)];
    const [first, second] = [await lists.waits(), await lists.waits()];
    await staff.acts.DEACTIVATE(first.who.accountId, admin);
    await given[0]?.giveUp();
    expect([await stateOf(first), await stateOf(second)]).toEqual(['WAITING', 'OFFERED']);
    expect(await mailsAbout(first)).toBe(0);
    await staff.acts.REACTIVATE(first.who.accountId, admin);
    await given[1]?.giveUp();
    expect(await stateOf(first)).toBe('OFFERED');
  });

  test('what was offered to who is disabled meanwhile goes to the next when it runs out', async () => {
    const { first, second } = await lists.offered();
    await staff.acts.DEACTIVATE(first.who.accountId, admin);
    t.clock.advance(30 * MINUTE_MS);
    await endOffers(t.appointments);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['WAITING', 'OFFERED']);
  });

  test('a member without a valid link is passed over', async () => {
    const given = await lists.givenUp();
    const waiting = await aMemberWaits();
    await t.pool.query(`update family_link set status = 'ENDED' where member_id = $1`, [
      waiting.who.personId,
    ]);
    await given.giveUp();
    expect(await stateOf(waiting)).toBe('WAITING');
    expect(await mailsAbout(waiting)).toBe(0);
  });
});

describe('a place ends', () => {
  test('with the deletion of its account’s data, and what it was offered goes to the next', async () => {
    const { first, second } = await lists.offered();
    await (await deletionOf(t, first.who))(admin);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['LEFT', 'OFFERED']);
    expect(await mailsAbout(second)).toBe(1);
    expect(await mailsToPseudonyms()).toBe(0);
  });

  test('with the removal of its member, and others of the account stay', async () => {
    const given = await lists.givenUp();
    const waiting = await aMemberWaits();
    const { rows } = await t.pool.query('select id from person where account_id = $1', [
      waiting.who.accountId,
    ]);
    const holder = { ...waiting.who, personId: rows[0].id };
    const own = { who: holder, place: (await lists.join(holder)).json().data };
    await (await families.leaving(clinic, waiting.who))();
    expect([await stateOf(waiting), await stateOf(own)]).toEqual(['LEFT', 'WAITING']);
    await given.giveUp();
    expect(await stateOf(own)).toBe('OFFERED');
  });

  test('however its removal and a freed hour come together: the next has the hour', async () => {
    for (let round = 0; round < 5; round += 1) {
      await lists.empty();
      const given = await lists.givenUp();
      const waiting = await aMemberWaits();
      const next = await lists.waits();
      const leave = await families.leaving(clinic, waiting.who);
      await Promise.all([given.giveUp(), leave()]);
      expect([await stateOf(waiting), await stateOf(next)]).toEqual(['LEFT', 'OFFERED']);
    }
  });
});

test('the freed hour of a disabled professional is offered to nobody', async () => {
  const given = await lists.givenUp();
  const waiting = await lists.waits();
  await staff.acts.DEACTIVATE(given.professional.accountId, admin);
  await given.giveUp();
  expect(await stateOf(waiting)).toBe('WAITING');
});
