import { listProvinces } from '@app/contract/catalogs';
import { asList, asOk, asPage } from '@app/contract/kernel';
import {
  addBranch,
  deactivateBranch,
  editBranch,
  getStaffBranch,
  listStaffBranches,
  reactivateBranch,
} from '@app/contract/pharmacies';
import { cancelOrdersOfBranch, countStaffOrders } from '@app/contract/pharmacy-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { centroForStaff } from '../testing/staff-branch.ts';
import { BranchesScreen } from './branches-screen.tsx';

const REASON = 'La farmacia avisó que cierra.';
const NAME = 'Farmacia del Parque, Sucursal Centro';

beforeEach(async () => {
  await logInAs({ ...paula, accountId: 'admin', role: 'ADMIN' });
  answer(listStaffBranches, asPage({ data: [centroForStaff()], next: null }));
  answer(getStaffBranch, asOk(centroForStaff()));
  answer(countStaffOrders, asOk({ CREATED: 1, QUOTED: 0, PRE_PAID: 0, PAID: 2, SENT: 0 }));
  answer(
    listProvinces,
    asList([
      { id: '02', name: 'Ciudad Autónoma de Buenos Aires' },
      { id: '14', name: 'Córdoba' },
    ]),
  );
  return () => session.end('logout');
});

const show = (at = '/admin/farmacias') =>
  renderScreen(<BranchesScreen />, { path: '/admin/farmacias', at });

async function openSheet() {
  const view = show(`/admin/farmacias?ver=${centroForStaff().id}`);
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: NAME })) };
}

test('a list that cannot be read says so and is asked again', async () => {
  answer(listStaffBranches, refusal(500, 'server.fault'));
  const { user } = show();
  await screen.findByText('No pudimos leer las sucursales.');
  answer(listStaffBranches, asPage({ data: [centroForStaff()], next: null }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: NAME })).toBeTruthy();
});

test('no branch is said, and filters that nobody knows are not asked', async () => {
  const seen = vi.fn();
  answer(listStaffBranches, ({ query }) => {
    seen(query);
    return asPage({ data: [], next: null });
  });
  show('/admin/farmacias?buscar=ceibo&estado=nada');
  expect(await screen.findByText('No hay sucursales para mostrar')).toBeTruthy();
  expect(seen).toHaveBeenLastCalledWith({ search: 'ceibo' });
});

test('a branch shows who serves at it and its open orders; the director only reads', async () => {
  await logInAs({ ...paula, accountId: 'director', role: 'MEDICAL_DIRECTOR' });
  const { sheet } = await openSheet();
  expect(sheet.getByRole('link', { name: 'farmacia@ejemplo.test' })).toBeTruthy();
  expect(sheet.getByText('30-71234567-1')).toBeTruthy();
  expect(sheet.getByText('Solo Operaciones puede cambiar las sucursales.')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Dar de baja' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Agregar sucursal' })).toBeNull();
});

test('a branch goes out of use with a reason, over what was read, knowing which orders it has', async () => {
  proves('branch-out-of-use');
  const seen = vi.fn();
  const gone = centroForStaff({ active: false, version: 4 });
  answer(deactivateBranch, ({ body, headers }) => {
    seen(body, headers.get('If-Match'));
    return asOk(gone);
  });
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Dar de baja' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Dar de baja: ${NAME}` }));
  expect(dialog.getByText(/Los pedidos que ya tiene siguen/)).toBeTruthy();
  const touched = within(await dialog.findByRole('region', { name: 'Sus pedidos en curso' }));
  expect(touched.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 pedido sin cotizar',
    '2 pedidos pagos, sin entregar',
  ]);
  await user.type(dialog.getByLabelText('Motivo'), 'Cierra');
  await user.click(dialog.getByRole('button', { name: 'Dar de baja' }));
  expect((await dialog.findAllByText(/al menos 10 caracteres/)).length).toBeGreaterThan(0);
  expect(seen).not.toHaveBeenCalled();
  await user.clear(dialog.getByLabelText('Motivo'));
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Dar de baja' }));
  expect(await screen.findByText(/Le quedan 2 pedidos en curso: siguen/)).toBeTruthy();
  expect(seen).toHaveBeenCalledWith({ reason: REASON }, '"3"');
});

test('the orders of a branch out of use are cancelled at once, with a reason that the patients read', async () => {
  proves('branch-out-of-use');
  const seen = vi.fn();
  answer(getStaffBranch, asOk(centroForStaff({ active: false })));
  answer(cancelOrdersOfBranch, ({ body, params }) => {
    seen(params.branchId, body);
    answer(getStaffBranch, asOk(centroForStaff({ active: false, openOrders: 0 })));
    return asOk({ cancelled: 2, open: 1 });
  });
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Cancelar sus pedidos' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Cancelar los pedidos de ${NAME}` }),
  );
  expect(await dialog.findByText('2 pedidos pagos, sin entregar')).toBeTruthy();
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Cancelar los pedidos' }));
  expect(await screen.findByText('2 pedidos cancelados. Queda 1 en curso.')).toBeTruthy();
  expect(seen).toHaveBeenCalledWith(centroForStaff().id, { reason: REASON });
  await waitFor(() => expect(sheet.queryByRole('button', { name: /Cancelar/ })).toBeNull());
});

test('where somebody was faster nothing is done, and the sheet shows how it stands', async () => {
  answer(getStaffBranch, asOk(centroForStaff({ active: false })));
  const current = centroForStaff({ active: true, version: 4 });
  answer(reactivateBranch, refusal(409, 'pharmacies.stale-branch', { current }));
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Reactivar' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Reactivar: ${NAME}` }));
  await user.type(dialog.getByLabelText('Motivo'), REASON);
  await user.click(dialog.getByRole('button', { name: 'Reactivar' }));
  expect(await screen.findByText(/otra persona cambió la sucursal/)).toBeTruthy();
  expect(await sheet.findByRole('button', { name: 'Dar de baja' })).toBeTruthy();
});

test('the data of a branch change over what was read; what somebody stored meanwhile is shown first', async () => {
  proves('staff-keeps-branches');
  const seen: unknown[] = [];
  const current = centroForStaff({ streetNumber: '99', version: 4 });
  answer(editBranch, ({ body, headers }) => {
    const version = headers.get('If-Match');
    if (version === '"3"') return refusal(409, 'pharmacies.stale-branch', { current });
    seen.push(body);
    return asOk(centroForStaff({ name: 'Sucursal Parque', version: 5 }));
  });
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Cambiar datos' }));
  await user.clear(await sheet.findByLabelText('Nombre de la sucursal'));
  await user.click(sheet.getByRole('button', { name: 'Guardar cambios' }));
  expect((await sheet.findAllByText('Ingresá el nombre de la sucursal')).length).toBeGreaterThan(0);
  await user.type(sheet.getByLabelText('Nombre de la sucursal'), 'Sucursal Parque');
  await user.click(sheet.getByRole('button', { name: 'Guardar cambios' }));
  const region = await sheet.findByRole('region', { name: /Otra persona cambió la sucursal/ });
  await user.click(within(region).getByRole('button', { name: 'Guardar lo que escribí' }));
  await waitFor(() =>
    expect(seen).toEqual([
      expect.objectContaining({
        name: 'Sucursal Parque',
        streetNumber: '1234',
        provinceCode: '02',
      }),
    ]),
  );
  expect(await screen.findByText(/quedaron guardados, y les avisamos/)).toBeTruthy();
});

test('a branch is added with its pharmacy; the CUIT of another says whose it is', async () => {
  proves('staff-keeps-branches');
  const seen = vi.fn();
  answer(addBranch, refusal(409, 'pharmacies.cuit-of-another', { current: { name: 'El Ceibo' } }));
  const { user, address } = show();
  await user.click(await screen.findByRole('link', { name: 'Agregar sucursal' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Agregar sucursal' }));
  const add = () => user.click(sheet.getByRole('button', { name: 'Agregar' }));
  await add();
  expect((await sheet.findAllByText('Ingresá el CUIT')).length).toBeGreaterThan(0);
  for (const [label, text] of [
    ['CUIT de la farmacia', '30-71234567-1'],
    ['Nombre de la farmacia', 'Farmacia Norte'],
    ['Nombre de la sucursal', 'Centro'],
    ['Calle', 'San Martín'],
    ['Altura', '120'],
    ['Teléfono', '351 422-1100'],
    ['Localidad', 'Córdoba'],
  ] as const)
    await user.type(sheet.getByLabelText(label), text);
  await user.selectOptions(sheet.getByLabelText('Provincia'), 'Córdoba');
  await add();
  expect(await sheet.findByText(/Ese CUIT es de «El Ceibo»/)).toBeTruthy();
  answer(addBranch, ({ body }) => {
    seen(body);
    return asOk(centroForStaff());
  });
  await add();
  expect(await screen.findByText(/quedó agregada/)).toBeTruthy();
  expect(seen).toHaveBeenCalledWith(
    expect.objectContaining({ cuit: '30712345671', name: 'Centro', provinceCode: '14' }),
  );
  expect(address()).toBe('/admin/farmacias');
});

test('what was not saved is asked about before the sheet closes', async () => {
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Cambiar datos' }));
  await user.type(await sheet.findByLabelText('Altura'), '1');
  await user.click(sheet.getByRole('button', { name: 'Cerrar' }));
  const asked = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await user.click(asked.getByRole('button', { name: 'Seguir editando' }));
  expect(sheet.getByLabelText<HTMLInputElement>('Altura').value).toMatch(/1$/);
});
