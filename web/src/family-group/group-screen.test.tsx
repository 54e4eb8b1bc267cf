import { getFamilyGroup, listMemberships } from '@app/contract/family-group';
import { asList, asOk } from '@app/contract/kernel';
import { listMembersWithoutAccount } from '@app/contract/own-account';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { GroupScreen } from './group-screen.tsx';
import { aGroup, aMember } from './testing/group.ts';

const open = () => renderScreen(<GroupScreen />, { path: '/grupo-familiar' });
beforeEach(() => {
  answer(listMembersWithoutAccount, asList([]));
  answer(listMemberships, asList([]));
});

const table = async () => within(await screen.findByRole('table'));
test('a group that cannot be read says so, and is read again when asked', async () => {
  answer(getFamilyGroup, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('Ocurrió un error al obtener tu grupo familiar')).toBeTruthy();
  answer(getFamilyGroup, asOk(aGroup()));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await table();
});

test('without a profile a link leads to it', async () => {
  answer(getFamilyGroup, asOk(null));
  open();
  const link = await screen.findByRole('link', { name: 'Completar mi perfil' });
  expect(link.getAttribute('href')).toBe('/registro-completo');
});

test('the holder, the plan and each member with what can be done', async () => {
  proves('group-screen');
  answer(getFamilyGroup, asOk(aGroup()));
  const view = open();
  const group = await table();
  expect(screen.getByText('María González')).toBeTruthy();
  expect(screen.getByText('Familiar')).toBeTruthy();
  expect(group.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '#',
    'Apellido',
    'Nombre',
    'DNI',
    'Parentesco',
    'Acciones',
  ]);
  const [, first, second] = group.getAllByRole('row');
  expect(first?.textContent).toContain('31.222.333');
  expect(within(first ?? document.body).getByText('Falta que acepte')).toBeTruthy();
  expect(within(second ?? document.body).getByText('hijo')).toBeTruthy();
  // A member who has not accepted cannot be consulted for.
  expect(within(first ?? document.body).queryByRole('link', { name: /^Consultar por/ })).toBeNull();
  const consult = within(second ?? document.body).getByRole('link', {
    name: 'Consultar por Tomás',
  });
  expect(consult.getAttribute('href')).toMatch(/^\/paciente\?paso=guardia&para=./);
  expect(
    screen.getByText(/^Para cambiar de plan, pedilo desde Mi Plan\. .* quitar un miembro\.$/),
  ).toBeTruthy();
  expect(group.getByRole('link', { name: 'Mi Plan de Tomás Acosta' }).getAttribute('href')).toBe(
    '/mi-plan',
  );
  expect(screen.getByRole('link', { name: 'Mi Plan' }).getAttribute('href')).toBe('/mi-plan');
  expect(screen.getByRole('link', { name: 'Guardar' }).getAttribute('href')).toBe('/paciente');
  await view.user.click(group.getByRole('link', { name: 'Editar a Tomás Acosta' }));
  expect(view.router.state.location.pathname).toBe('/nuevo-miembro-familiar');
  expect(view.router.state.location.state).toMatchObject({
    memberData: { first_name: 'Tomás' },
    relationship: 'OFFSPRING',
  });
});

test.each([
  ['a spouse', { relationship_to_titular: 'SPOUSE' as const }, 'Como es tu pareja'],
  ['an adult', { birth_date: '1990-02-03' }, 'Desde los 18 años lo decide'],
  ['a minor with an account', {}, 'Lo decide desde su propia cuenta'],
])('%s who has not accepted: what is missing, why and how', async (_, over, why) => {
  const ana = aMember({
    first_name: 'Ana',
    id_number: '45111222',
    status: 'PENDING',
    is_invited: true,
    ...over,
  });
  answer(getFamilyGroup, asOk(aGroup({ members: [aMember({ id: 'm1' }), ana] })));
  open();
  const note = (await screen.findByText('Falta que Ana acepte.')).parentElement;
  expect(note?.textContent).toContain(why);
  expect(note?.textContent).toContain('Tiene que entrar a Cercana con su DNI: 45.111.222.');
  expect(screen.queryByText('Falta que Tomás acepte.')).toBeNull();
});

test('who turned 18 in the group is offered an account over their record, and no other', async () => {
  const ana = aMember({ first_name: 'Ana', birth_date: '2008-02-03', status: 'PENDING' });
  answer(getFamilyGroup, asOk(aGroup({ members: [ana] })));
  answer(listMembersWithoutAccount, asList([{ memberId: ana.id, state: 'NOT_ASKED' as const }]));
  open();
  const note = (await screen.findByText('Falta que Ana acepte.')).parentElement;
  expect(note?.textContent).toContain('con su propia cuenta, que tiene la historia clínica');
  expect(note?.textContent).not.toContain('con su DNI');
  expect(await screen.findByRole('button', { name: 'Pedir su cuenta propia: Ana' })).toBeTruthy();
});

test.each([
  [
    'three members',
    aGroup({ members: [1, 2, 3].map((n) => aMember({ id: `m${n}` })) }),
    /3 miembros/,
  ],
  ['a plan that admits none', aGroup({ allowed: 0, members: [] }), /no permite agregar miembros/],
  ['a plan that admits one', aGroup({ allowed: 1, members: [aMember()] }), /permite 1 miembro/],
])('with %s nobody can be added, and the button says why', async (_, group, why) => {
  proves('group-full-or-without-room');
  answer(getFamilyGroup, asOk(group));
  const { user, address } = open();
  const button = await screen.findByRole('button', { name: 'Agregar Miembro' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(screen.getAllByText(why).length).toBeGreaterThan(0);
  expect(address()).toBe('/grupo-familiar');
});

test.each([
  ['FEMALE', 'hija'],
  ['MALE', 'hijo'],
  ['NON_BINARY', 'hijo/a'],
] as const)('a child of sex %s is called %s', async (sex_str, word) => {
  answer(getFamilyGroup, asOk(aGroup({ members: [aMember({ sex_str })] })));
  open();
  expect((await table()).getByText(word)).toBeTruthy();
});

test('with room left a member can be added', async () => {
  answer(getFamilyGroup, asOk(aGroup()));
  open();
  const link = await screen.findByRole('link', { name: 'Agregar Miembro' });
  expect(link.getAttribute('href')).toBe('/nuevo-miembro-familiar');
});

test('with the plan Clasic only the empty header shows', async () => {
  proves('group-clasic-is-empty');
  answer(getFamilyGroup, asOk(aGroup({ planName: 'Clasic', allowed: 0 })));
  open();
  const group = await table();
  expect(group.getAllByRole('row')).toHaveLength(1);
  expect(group.getAllByRole('columnheader')).toHaveLength(6);
});

test('who has an account changes their own data, and a minor adds nobody', async () => {
  const ana = aMember({ first_name: 'Ana', has_account: true });
  const group = aGroup({ members: [ana] });
  const { titular } = group;
  answer(getFamilyGroup, asOk({ ...group, titular: { ...titular, is_adult: false } }));
  open();
  expect((await table()).getByText('Tiene cuenta propia')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Editar/ })).toBeNull();
  expect(screen.getByText('Desde los 18 años podés agregar familiares.')).toBeTruthy();
});
