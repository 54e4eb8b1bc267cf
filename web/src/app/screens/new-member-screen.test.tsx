import { addFamilyMember, getFamilyGroup, updateFamilyMember } from '@app/contract/family-group';
import { asList, asOk, dayOf, done } from '@app/contract/kernel';
import {
  getOwnProfile,
  getProfileDraft,
  listStudies,
  saveProfileDraft,
} from '@app/contract/profiles';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aGroup, aMember } from '../../family-group/testing/group.ts';
import {
  aDraft,
  answerLists,
  logInPatient,
  soledad,
  typed,
} from '../../profiles/testing/patient.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { typedDay } from '../../ui/fields/typed-date.ts';
import { NewMemberScreen } from './new-member-screen.tsx';

const PATH = '/nuevo-miembro-familiar';
const member = aMember();

beforeEach(async () => {
  await logInPatient();
  answerLists();
  answer(getFamilyGroup, asOk(aGroup()));
  answer(listStudies, asList([]));
  answer(getOwnProfile, asOk(soledad));
  let version = 0;
  answer(saveProfileDraft, ({ body }) => {
    version += 1;
    return asOk(aDraft({ version, step: (body as { step: number }).step, id_number: null }));
  });
});

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

const answerDraft = (content: Record<string, unknown> = {}, step = 1, version = 0) =>
  answer(getProfileDraft, ({ params }) =>
    asOk(aDraft({ subject: params.subject ?? '', id_number: null, content, step, version })),
  );

const wholeChild = {
  ...typed,
  personal: {
    ...typed.personal,
    first_name: 'Tomás',
    id_number: '57123456',
    birth_date: '2018-03-21',
    relationship_to_titular: 'OFFSPRING',
  },
};

test('a person outside the group is not found', async () => {
  renderScreen(<NewMemberScreen />, {
    path: PATH,
    at: `${PATH}?miembro=0198c0de-0000-7000-8000-00000000ffff`,
  });
  await heading('No encontramos a ese miembro de tu grupo');
  expect(screen.getAllByText('No encontramos a ese miembro de tu grupo')).toHaveLength(1);
  expect(screen.getByText(/Fijate en la lista/)).toBeTruthy();
});

test('a full group says so before the form', async () => {
  const members = ['m1', 'm2', 'm3'].map((id) => aMember({ id }));
  answer(getFamilyGroup, asOk(aGroup({ members })));
  renderScreen(<NewMemberScreen />, { path: PATH });
  expect(await screen.findByText('Tu grupo ya tiene 3 miembros, que es el máximo.')).toBeTruthy();
  expect(screen.queryByLabelText('Nombre')).toBeNull();
});

test.each([
  [() => soledad.id_number, 'Es tu propio DNI: no hace falta agregarte.'],
  [() => aGroup().members[0]?.id_number, 'Esa persona ya está en tu grupo.'],
])('a DNI that cannot be added is refused where it is typed: %#', async (taken, message) => {
  answerDraft();
  const { user } = renderScreen(<NewMemberScreen />, { path: PATH });
  await heading('Paso 1 de 4: Información Personal');
  await user.type(screen.getByLabelText('DNI'), taken() ?? '');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('a new member lives where the holder does, until another address is written', async () => {
  answerDraft({ personal: wholeChild.personal }, 2, 1);
  renderScreen(<NewMemberScreen />, { path: PATH });
  await heading('Paso 2 de 4: Dirección');
  expect(screen.getByText('Pusimos tu dirección. Cambiala si vive en otro lugar.')).toBeTruthy();
  expect(screen.getByLabelText('Calle')).toHaveProperty('value', soledad.address_dto?.street);
});

test('a new member needs a relationship and at least a year', async () => {
  proves('dni-of-a-member-required', 'member-is-one', 'relationship-required');
  answerDraft();
  const { user } = renderScreen(<NewMemberScreen />, { path: PATH });
  await heading('Paso 1 de 4: Información Personal');
  expect(screen.getByLabelText('DNI')).toHaveProperty('readOnly', false);
  const today = typedDay(dayOf(new Date()));
  await user.type(screen.getByLabelText('Fecha de nacimiento'), today);
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect((await screen.findAllByText('La relación es requerida')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Debe ser mayor a 1 año').length).toBeGreaterThan(0);
  expect(screen.getAllByText('El DNI es requerido').length).toBeGreaterThan(0);
});

test('adding a member is confirmed with the catalogue’s text and leads to the group', async () => {
  proves('member-success-goes-to-the-group', 'member-added-words');
  answerDraft(wholeChild, 4, 3);
  const sent: unknown[] = [];
  answer(addFamilyMember, ({ body }) => {
    sent.push(body);
    return done;
  });
  const { user, address } = renderScreen(<NewMemberScreen />, { path: PATH });
  await heading('Paso 4 de 4: Datos Ingresados');
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(address()).toBe('/grupo-familiar'));
  expect(
    await screen.findByText('¡Adición de miembro familiar realizado con éxito con éxito!'),
  ).toBeTruthy();
  expect(sent).toMatchObject([
    { first_name: 'Tomás', id_number: '57123456', relationship_to_titular: 'OFFSPRING' },
  ]);
});

const WILL_ASK = {
  age: 'Como es mayor de edad, va a tener que aceptar desde su propia cuenta.',
  relationship: 'Como es tu pareja, va a tener que aceptar desde su propia cuenta.',
};

test('that the person will have to accept is shown while typing', async () => {
  answerDraft();
  const { user } = renderScreen(<NewMemberScreen />, { path: PATH });
  await heading(/^Paso 1/);
  const birthDate = screen.getByLabelText('Fecha de nacimiento');
  await user.type(birthDate, '21/03/1990');
  expect(await screen.findByText(WILL_ASK.age)).toBeTruthy();
  await user.clear(birthDate);
  await user.type(birthDate, '2018-03-21');
  await waitFor(() => expect(screen.queryByText(WILL_ASK.age)).toBeNull());
  await user.selectOptions(screen.getByLabelText('Relación con el titular'), 'Pareja');
  expect(await screen.findByText(WILL_ASK.relationship)).toBeTruthy();
});

test('and again before sending; nothing is shown for members who accepted already', async () => {
  const spouse = aMember({ relationship_to_titular: 'SPOUSE', status: 'PENDING' });
  answerDraft();
  answer(getFamilyGroup, asOk(aGroup({ members: [spouse] })));
  const at = `${PATH}?miembro=${spouse.id}`;
  const first = renderScreen(<NewMemberScreen />, { path: PATH, at });
  await heading(/^Paso 4/);
  expect(await screen.findByText(WILL_ASK.relationship)).toBeTruthy();
  first.unmount();
  answer(getFamilyGroup, asOk(aGroup({ members: [{ ...spouse, status: 'ACTIVE' }] })));
  renderScreen(<NewMemberScreen />, { path: PATH, at });
  await heading(/^Paso 4/);
  expect(screen.queryByText(WILL_ASK.relationship)).toBeNull();
});

test('studies are attached to the member who is being added', async () => {
  answerDraft(wholeChild, 3, 2);
  const asked: (string | undefined)[] = [];
  answer(listStudies, ({ params }) => {
    asked.push(params.subject);
    return asList([]);
  });
  renderScreen(<NewMemberScreen />, { path: PATH });
  await heading(/^Paso 3/);
  expect(await screen.findByRole('group', { name: 'Estudios' })).toBeTruthy();
  expect(asked).toEqual(['new-member']);
});

test.each([
  ['family-group.full', 'Tu grupo ya está completo'],
  ['family-group.already-member', 'Esa persona ya está en tu grupo'],
])('%s is shown, and can be tried again', async (code, why) => {
  proves('member-addition-fails');
  answerDraft(wholeChild, 4, 3);
  answer(addFamilyMember, refusal(409, code));
  const { user } = renderScreen(<NewMemberScreen />, { path: PATH });
  await heading(/^Paso 4/);
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const told = await screen.findAllByText(/Ocurrió un problema con la adición del miembro/);
  expect(told.some(({ textContent }) => textContent?.includes(why))).toBe(true);
  expect(
    screen.getByRole('button', { name: 'Finalizar' }).getAttribute('aria-disabled'),
  ).toBeNull();
});

test.each([
  ['the navigation', { pathname: PATH, state: { memberData: member, relationship: 'OFFSPRING' } }],
  ['the address, after a reload', `${PATH}?miembro=${member.id}`],
])('a member is edited by what %s says', async (_, at) => {
  proves('member-is-edited');
  answerDraft();
  const sent: unknown[] = [];
  answer(updateFamilyMember, ({ params, body }) => {
    sent.push([params.memberId, body]);
    return done;
  });
  const { user, address } = renderScreen(<NewMemberScreen />, { path: PATH, at });
  await heading('Paso 4 de 4: Datos Ingresados');
  expect(screen.getByText('Tomás')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cambiar Nombre' }));
  await heading(/^Paso 1/);
  expect(screen.getByLabelText('DNI')).toHaveProperty('readOnly', true);
  await user.type(screen.getByLabelText('Nombre'), ' Ignacio');
  await user.click(screen.getByRole('button', { name: 'Guardar y volver al resumen' }));
  await heading(/^Paso 4/);
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(address()).toBe('/grupo-familiar'));
  expect(sent).toMatchObject([
    [member.id, { first_name: 'Tomás Ignacio', relationship_to_titular: 'OFFSPRING' }],
  ]);
});
