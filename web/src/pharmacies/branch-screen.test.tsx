import { asOk } from '@app/contract/kernel';
import { type BranchChanges, getOwnBranch, updateOwnBranch } from '@app/contract/pharmacies';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { BranchDoor } from './branch-door.tsx';
import { BranchScreen } from './branch-screen.tsx';
import { centro } from './testing/branch.ts';
import { timeOf } from './week.ts';

type Sent = { version: string | null; changes: BranchChanges };
let sent: Sent[];

beforeEach(() => {
  sent = [];
  answer(getOwnBranch, asOk(centro));
  answer(updateOwnBranch, ({ body, headers }) => {
    const changes = body as BranchChanges;
    sent.push({ version: headers.get('If-Match'), changes });
    return asOk({ ...centro, ...changes, version: centro.version + 1 });
  });
});

const show = () =>
  renderScreen(
    <BranchDoor>
      <BranchScreen />
    </BranchDoor>,
    { path: '/farmacia/sucursal' },
  );

const save = () => screen.findByRole('button', { name: 'Guardar cambios' });

test('an account without a branch reads why nothing is here', async () => {
  proves('counter-own-branch');
  answer(getOwnBranch, refusal(403, 'request.forbidden'));
  show();
  expect(await screen.findByText(/tu cuenta no está asociada a ninguna/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
});

test('a branch out of use is told so above its screens, and goes on', async () => {
  proves('branch-out-of-use');
  answer(getOwnBranch, asOk({ ...centro, active: false }));
  show();
  expect(await screen.findByText(/Tu sucursal está dada de baja/)).toBeTruthy();
  expect(await save()).toBeTruthy();
});

test('hours that end before they start, overlap or are none are refused at their field', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Agregar horario el martes' }));
  const tuesday = within(screen.getByRole('group', { name: 'Martes' }));
  await user.type(tuesday.getByLabelText('Abre'), '18');
  await user.type(tuesday.getByLabelText('Cierra'), '9');
  await user.click(screen.getByRole('button', { name: 'Agregar horario el lunes' }));
  const monday = within(screen.getByRole('group', { name: 'Lunes' }));
  await user.type(monday.getAllByLabelText('Abre')[2] as HTMLElement, '10');
  await user.type(monday.getAllByLabelText('Cierra')[2] as HTMLElement, '11');
  await user.click(await save());
  const summary = await screen.findByRole('alert', { name: 'Revisá estos datos' });
  expect(summary.textContent).toContain('Tiene que cerrar después de abrir');
  expect(summary.textContent).toContain('Se superpone con otro horario');
  expect(sent).toEqual([]);
});

test('a telephone that is none is refused', async () => {
  const { user } = show();
  await user.clear(await screen.findByLabelText('Teléfono'));
  await user.type(screen.getByLabelText('Teléfono'), 'el de siempre');
  await user.click(await save());
  expect((await screen.findAllByText('Ingresá un teléfono válido')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['24:00', '24:00'],
  ['tarde', 'tarde'],
])('an hour typed as %s is sent as %s', (typed, time) => {
  expect(timeOf(typed)).toBe(time);
});

test('what was not saved is asked about before the screen is left', async () => {
  const { user, router } = show();
  await user.type(await screen.findByLabelText('Altura'), '1');
  void router.navigate('/farmacia');
  const asked = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await user.click(asked.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText<HTMLInputElement>('Altura').value).toMatch(/1$/);
});

test('address and hours are saved over the version that was read', async () => {
  proves('branch-keeps-its-data');
  const { user } = show();
  await user.clear(await screen.findByLabelText('Altura'));
  await user.type(screen.getByLabelText('Altura'), '4321');
  await user.click(screen.getByRole('button', { name: 'Quitar 16:00 a 20:00 del lunes' }));
  await user.click(screen.getByRole('button', { name: 'Copiar a otros días el lunes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Copiar' }));
  expect(dialog.getByText('Elegí al menos un día')).toBeTruthy();
  await user.click(dialog.getByLabelText('Sábado'));
  await user.click(dialog.getByRole('button', { name: 'Copiar' }));
  await waitFor(() => expect(screen.getAllByText('Cerrado')).toHaveLength(5));
  await user.click(await save());
  expect(await screen.findByText('Los datos de la sucursal quedaron guardados.')).toBeTruthy();
  expect(sent).toEqual([
    {
      version: '"3"',
      changes: {
        streetName: 'Avenida Corrientes',
        streetNumber: '4321',
        phoneNumber: '011 4321-5678',
        openingHours: [
          { day: 'MONDAY', from: '09:00', to: '13:00' },
          { day: 'SATURDAY', from: '09:00', to: '13:00' },
        ],
      },
    },
  ]);
});

test.each([
  ['Guardar lo que escribí', ['"4"'], '1'],
  ['Descartar lo que escribí', [], '99'],
] as const)(
  'where somebody else was faster it shows what stands and keeps what was typed: %s',
  async (choice, versions, number) => {
    const current = { ...centro, streetNumber: '99', version: 4 };
    const { user } = show();
    await user.clear(await screen.findByLabelText('Altura'));
    await user.type(screen.getByLabelText('Altura'), '1');
    answer(updateOwnBranch, ({ headers, body }) => {
      const version = headers.get('If-Match');
      if (version === '"3"') return refusal(409, 'pharmacies.stale-branch', { current });
      sent.push({ version, changes: body as BranchChanges });
      return asOk({ ...centro, ...(body as BranchChanges), version: 5 });
    });
    await user.click(await save());
    const standing = within(
      await screen.findByRole('region', { name: /Otra persona cambió la sucursal/ }),
    );
    expect(standing.getByText('Avenida Corrientes 99')).toBeTruthy();
    expect(screen.getByLabelText('Altura')).toHaveProperty('value', '1');
    await user.click(standing.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Otra persona/ })).toBeNull());
    expect(sent.map(({ version }) => version)).toEqual(versions);
    expect(screen.getByLabelText('Altura')).toHaveProperty('value', number);
  },
);
