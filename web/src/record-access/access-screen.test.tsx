import { asError, asList, asOk, done } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import {
  findProfessionals,
  type Grant,
  grantAccess,
  listGrants,
  listReadings,
  type Reading,
  withdrawGrant,
} from '@app/contract/record-access';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { user as family, HOLDER } from '../guard-queue/testing/family.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { aSessionToProve, prove } from '../testing/proof.ts';
import { renderScreen } from '../testing/render.tsx';
import { AccessScreen } from './access-screen.tsx';

const lucia = {
  id: '0198c0de-0000-7000-8000-00000000c001',
  first_name: 'Lucía',
  last_name: 'Ríos',
  sex_str: 'FEMALE' as const,
  licence_label: 'M.N. 104233',
  specialties: ['Clínica médica'],
};
const grant: Grant = {
  id: '0198c0de-0000-7000-8000-00000000d001',
  professional: lucia,
  granted_at: '2026-03-07T12:00:00.000Z',
  expires_at: '2026-06-07T12:00:00.000Z',
};
const reading = (over: Partial<Reading> = {}): Reading => ({
  at: '2026-03-08T15:30:00.000Z',
  name: 'Dra. Lucía Ríos',
  licence_label: 'M.N. 104233',
  professional_id: '0198c0de-0000-7000-8000-00000000b001',
  reason: 'attended',
  emergency: null,
  ...over,
});

let grants: Grant[];
let asked: unknown[];
let proof: ReturnType<typeof aSessionToProve>;

beforeEach(() => {
  grants = [];
  asked = [];
  proof = aSessionToProve();
  answer(getOwnProfile, asOk(family));
  answer(listGrants, () => asList(grants));
  answer(listReadings, asList([]));
  answer(findProfessionals, ({ query }) => {
    asked.push(query);
    return asList([lucia]);
  });
});

const PLACE = '/accesos-a-mi-historia';
const openAt = (about: string) =>
  renderScreen(<AccessScreen />, { path: PLACE, at: `${PLACE}${about}` });
const open = () => openAt('');

test('without a profile it leads to completing it', async () => {
  answer(getOwnProfile, asError({ error: 'not_found', message: 'none' }));
  open();
  expect(await screen.findByRole('link', { name: 'Completar mi perfil' })).toBeTruthy();
});

test('a notice leads to the readings of the member whom it tells of', async () => {
  proves('news-say-whose');
  const [member] = family.patient_dto?.family_group ?? [];
  const read: string[] = [];
  answer(listReadings, ({ params }) => {
    read.push(params.patientId ?? '');
    return asList([]);
  });
  openAt(`?persona=${member?.id}`);
  await screen.findByText('Todavía no la leyó nadie.');
  expect(read).toEqual([member?.id]);
});

test('a notice about nobody of the family shows the own readings', async () => {
  openAt('?persona=otra');
  const chosen = (await screen.findByRole('combobox')) as HTMLSelectElement;
  expect(chosen.value).toBe(HOLDER);
});

test('nothing granted and nothing read is said, not left empty', async () => {
  open();
  expect(await screen.findByText('No le diste permiso a nadie.')).toBeTruthy();
  expect(await screen.findByText('Todavía no la leyó nadie.')).toBeTruthy();
});

test('what cannot be read says so and is read again when asked', async () => {
  answer(listReadings, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('No pudimos traer las lecturas.')).toBeTruthy();
  answer(listReadings, asList([reading()]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Te atendió')).toBeTruthy();
});

test('each reading says who, when and why; that of an emergency with its words', async () => {
  const words = 'Ingresó inconsciente a la guardia.';
  answer(listReadings, asList([reading({ reason: 'emergency', emergency: words })]));
  open();
  expect(await screen.findByText('Dra. Lucía Ríos')).toBeTruthy();
  expect(screen.getByText(`Motivo: ${words}`)).toBeTruthy();
  expect(screen.getByText(/08\/03\/2026/)).toBeTruthy();
});

test('twenty readings have older ones behind a button', async () => {
  const many = Array.from({ length: 20 }, (_, index) => reading({ name: `Dr. ${index}` }));
  answer(listReadings, ({ query }) =>
    asList((query as { page: number }).page === 0 ? many : [reading({ name: 'Dr. Último' })]),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByText('Dr. Último')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
});

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Dar permiso a un profesional' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /Profesional/ }), 'rio');
  await user.click(await screen.findByRole('option', { name: /Dra. Lucía Ríos/ }));
  return dialog;
}

test('no access is granted without choosing a professional', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Dar permiso a un profesional' }));
  await user.click(screen.getByRole('button', { name: 'Dar permiso' }));
  expect((await screen.findAllByText('Elegí un profesional')).length).toBeGreaterThan(0);
});

test('a permission is given after the password, for the time that was chosen', async () => {
  answer(grantAccess, ({ params, body }) => {
    const reply = proof.mustProve(asOk(grant));
    if ('status' in reply && reply.status === 'ok') {
      asked.push(params.patientId, body);
      grants = [grant];
    }
    return reply as never;
  });
  const { user } = open();
  const dialog = await fillIn(user);
  await user.click(dialog.getByRole('radio', { name: 'Un año' }));
  await user.click(dialog.getByRole('button', { name: 'Dar permiso' }));
  await prove(user, 'Dar permiso');
  expect(await screen.findByText('Dra. Lucía Ríos ya puede ver la historia')).toBeTruthy();
  expect(await screen.findByText(/Hasta el 07\/06\/2026/)).toBeTruthy();
  expect(asked).toEqual([{ name: 'rio' }, HOLDER, { professionalId: lucia.id, months: 12 }]);
});

test('a refusal is told in the dialog, with what was filled in', async () => {
  answer(grantAccess, refusal(409, 'record-access.professional-unknown'));
  const { user } = open();
  const dialog = await fillIn(user);
  await user.click(dialog.getByRole('button', { name: 'Dar permiso' }));
  expect(await screen.findByText(/no está atendiendo en este momento/)).toBeTruthy();
  expect(dialog.getByRole('combobox', { name: /Profesional/ })).toHaveProperty(
    'value',
    'Dra. Lucía Ríos (M.N. 104233, Clínica médica)',
  );
});

test('a permission is withdrawn after asking, and a failure says so', async () => {
  grants = [grant];
  answer(withdrawGrant, refusal(500, 'server.fault'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Quitar permiso a Dra. Lucía Ríos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Quitar permiso' }));
  expect(await screen.findByText('No se quitó el permiso. Probá de nuevo.')).toBeTruthy();
  answer(withdrawGrant, () => {
    grants = [];
    return done;
  });
  await user.click(dialog.getByRole('button', { name: 'Quitar permiso' }));
  expect(await screen.findByText('No le diste permiso a nadie.')).toBeTruthy();
});

test('a holder chooses whose history it is', async () => {
  const seen: string[] = [];
  answer(listGrants, ({ params }) => {
    seen.push(params.patientId ?? '');
    return asList([]);
  });
  const { user } = open();
  const choice = await screen.findByRole('combobox', { name: '¿De quién es la historia?' });
  const child = family.patient_dto?.family_group.at(-1);
  await user.selectOptions(choice, child?.id ?? '');
  expect(await screen.findByText('No le diste permiso a nadie.')).toBeTruthy();
  expect(seen).toEqual([HOLDER, child?.id]);
});
