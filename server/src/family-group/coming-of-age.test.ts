import {
  getProfileDraft,
  listStudies,
  removeStudy,
  type StudyFile,
  uploadStudy,
} from '@app/contract/profiles';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { aMember, familiesOf } from '../testing/family.ts';
import { setBirthDate } from '../testing/person-setup.ts';
import { aPdf } from '../testing/sample-files.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { familyGroupRepository } from './family-group.repository.ts';

let t: TestApp;
let clinic: Clinic;
let families: ReturnType<typeof familiesOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  families = familiesOf(t);
});

const upload = ({ token }: SomePatient, subject: string) =>
  t.call(
    uploadStudy,
    { params: { subject }, body: { filename: 'orina.pdf', base64: aPdf().toString('base64') } },
    token,
  );

/** A holder, and a member who is 17. */
async function aGroup() {
  const holder = await clinic.patient();
  const body = aMember({ birth_date: families.bornToTurn(17) });
  await families.add(holder, body);
  return { holder, body, member: await families.memberOf(holder) };
}

test('On the day on which a member comes of age the former holder neither reads nor writes their files and data', async () => {
  const { holder, body, member } = await aGroup();
  expect((await upload(holder, member.id)).statusCode).toBe(200);
  const [study] = (
    await t.call(listStudies, { params: { subject: member.id } }, holder.token)
  ).json().data as [StudyFile];
  await setBirthDate(t, member.id, families.bornToTurn(18));
  const params = { subject: member.id };
  const answers = [
    await upload(holder, member.id),
    await t.call(listStudies, { params }, holder.token),
    await t.call(removeStudy, { params: { ...params, studyId: study.id } }, holder.token),
    await t.call(getProfileDraft, { params }, holder.token),
    await families.change(holder, member.id, body),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  const { rows } = await t.pool.query(
    'select count(*)::int as files from stored_file where id = $1',
    [study.id],
  );
  expect(rows).toEqual([{ files: 1 }]);
  await setBirthDate(t, member.id, families.bornToTurn(17));
  expect((await upload(holder, member.id)).statusCode).toBe(200);
});

test('What happens to a member who came of age is not told to the former holder', async () => {
  const { holder, member } = await aGroup();
  const links = familyGroupRepository(t.database, () => families.bornToTurn(0));
  expect(await links.readerOf(member.id)).toMatchObject({ account_id: holder.accountId });
  expect(await links.activeReaderOf(member.id)).toBe(holder.accountId);
  await setBirthDate(t, member.id, families.bornToTurn(18));
  expect(await links.readerOf(member.id)).toMatchObject({ account_id: null });
  expect(await links.activeReaderOf(member.id)).toBeUndefined();
});

test('An adult who was only invited is still put right by the holder', async () => {
  const holder = await clinic.patient();
  const body = aMember({ birth_date: '02/03/1950' });
  await families.add(holder, body);
  const member = await families.memberOf(holder);
  expect(
    (await families.change(holder, member.id, { ...body, last_name: 'Otra' })).statusCode,
  ).toBe(200);
});
