import { getTouched } from '@app/contract/appointments';
import { aStaffAct } from '@app/contract/approvals/fixtures';
import { asOk, asPage } from '@app/contract/kernel';
import {
  createStaffAccount,
  deactivateAccount,
  getPerson,
  getPersonImages,
  listActsOnPerson,
  observeProfessional,
  resendActivation,
  searchPeople,
  verifyProfessional,
} from '@app/contract/people';
import { aPersonRow, aPersonSheet, aProfessionalSheet } from '@app/contract/people/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { PeopleScreen } from './people-screen.tsx';

const done = asOk({ state: 'DONE' as const });
const untouched = {
  appointments: 0,
  firstDate: null,
  paid: 0,
  waitingNow: 0,
  pendingRecords: 0,
  waitingPlaces: 0,
  guardShifts: 0,
};
const admin = { ...paula, accountId: 'admin', role: 'ADMIN' as const };

beforeEach(async () => {
  await logInAs(admin);
  answer(searchPeople, asPage({ data: [aPersonRow()], next: null }));
  answer(getPerson, asOk(aPersonSheet()));
  answer(getPersonImages, asOk({ photo_encode: null, sign_photo: null }));
  answer(listActsOnPerson, asPage({ data: [], next: null }));
  answer(getTouched, asOk(untouched));
  return () => session.end('logout');
});

const show = (at = '/admin/personas') =>
  renderScreen(<PeopleScreen approvals={null} registry={(id) => `El registro sobre ${id}`} />, {
    path: '/admin/personas',
    at,
  });

async function openDiego() {
  const view = show();
  await view.user.click(await screen.findByRole('link', { name: 'Diego Sosa' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Diego Sosa' }));
  const press = async (name: string) => view.user.click(await sheet.findByRole('button', { name }));
  return { ...view, sheet, press };
}

test('a list that cannot be read says so and is asked again', async () => {
  answer(searchPeople, refusal(500, 'server.fault'));
  const { user } = show();
  await screen.findByText('No pudimos buscar personas.');
  answer(searchPeople, asPage({ data: [aPersonRow()], next: null }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Diego Sosa' })).toBeTruthy();
});

test('Accounts with one DNI are listed at a choice, marked, and name each other', async () => {
  const asked: unknown[] = [];
  answer(searchPeople, ({ body }) => {
    asked.push(body);
    return asPage({ data: [aPersonRow({ isDoubled: true })], next: null });
  });
  const doubles = [{ accountId: 'other', email: 'otra@ejemplo.test' }];
  answer(getPerson, asOk(aPersonSheet({ doubles })));
  const { user } = show('/admin/personas?tipo=patients&identidad=repetida');
  const row = await screen.findByRole('row', { name: /Diego Sosa/ });
  expect(within(row).getByText('DNI o CUIL repetido')).toBeTruthy();
  expect(asked).toContainEqual(expect.objectContaining({ kind: 'patients', doubled: true }));
  await user.click(screen.getByRole('link', { name: 'Diego Sosa' }));
  expect(await screen.findByText(/no se puede verificar ninguna.*otra@ejemplo.test/)).toBeTruthy();
});

test('nobody found is said', async () => {
  answer(searchPeople, asPage({ data: [], next: null }));
  show();
  expect(await screen.findByText('No encontramos a nadie')).toBeTruthy();
});

test('kind and states stay in the address, what is typed does not', async () => {
  const seen = vi.fn();
  answer(searchPeople, ({ body }) => {
    seen(body);
    return asPage({ data: [aPersonRow()], next: null });
  });
  const { user, address } = show('/admin/personas?habilitacion=VERIFIED&cuenta=nada');
  await screen.findByRole('link', { name: 'Diego Sosa' });
  expect(seen).toHaveBeenLastCalledWith({ kind: 'professionals', verification: 'VERIFIED' });
  await user.type(screen.getByLabelText('DNI, correo o nombre'), '36.777.111');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() =>
    expect(seen).toHaveBeenLastCalledWith({
      kind: 'professionals',
      search: '36.777.111',
      verification: 'VERIFIED',
    }),
  );
  expect(address()).not.toContain('777');
  await user.click(screen.getByRole('tab', { name: 'Pacientes' }));
  await waitFor(() => expect(seen.mock.lastCall?.[0]).toMatchObject({ kind: 'patients' }));
  expect(address()).toContain('tipo=patients');
});

test('a verification wants what the registry says, and sends what was read', async () => {
  const seen = vi.fn();
  answer(verifyProfessional, ({ body }) => {
    seen(body);
    return done;
  });
  const { user, press } = await openDiego();
  await press('Habilitar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Habilitar: Diego Sosa' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Habilitar' }));
  await send();
  expect((await dialog.findAllByText(/Contá qué dice el registro/)).length).toBeGreaterThan(0);
  expect(seen).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('¿Qué dice el registro?'), 'Habilitado, M.P. 55012.');
  await send();
  await screen.findByText('Listo: quedó hecho y registrado');
  expect(seen).toHaveBeenCalledWith({
    version: 3,
    evidence: 'Habilitado, M.P. 55012.',
    link: null,
  });
});

test('a verification of data that changed meanwhile is explained', async () => {
  answer(verifyProfessional, refusal(409, 'people.changed-meanwhile'));
  const { user, press } = await openDiego();
  await press('Habilitar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Habilitar: Diego Sosa' }));
  await user.type(dialog.getByLabelText('¿Qué dice el registro?'), 'Habilitado, M.P. 55012.');
  await user.click(dialog.getByRole('button', { name: 'Habilitar' }));
  expect(await dialog.findByText(/cambió sus datos mientras tanto/)).toBeTruthy();
});

test('an observation is sent as it was written', async () => {
  const seen = vi.fn();
  answer(observeProfessional, ({ body }) => {
    seen(body);
    return done;
  });
  const { user, press } = await openDiego();
  await press('Observar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Observar: Diego Sosa' }));
  await user.type(dialog.getByLabelText('¿Qué tiene que corregir?'), 'La firma no se lee.');
  await user.click(dialog.getByRole('button', { name: 'Observar' }));
  await screen.findByText('Listo: quedó hecho y registrado');
  expect(seen).toHaveBeenCalledWith({ observation: 'La firma no se lee.' });
});

test('an act that needs a second person is said to wait', async () => {
  answer(getPerson, asOk(aPersonSheet({ waiting: [aStaffAct({ kind: 'DEACTIVATE' })] })));
  answer(verifyProfessional, asOk({ state: 'WAITING' as const }));
  const { user, press, sheet } = await openDiego();
  expect(await sheet.findByText(/Desactivación de la cuenta: lo pidió/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Desactivar' })).toBeNull();
  await press('Habilitar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Habilitar: Diego Sosa' }));
  await user.type(dialog.getByLabelText('¿Qué dice el registro?'), 'Habilitado, M.P. 55012.');
  await user.click(dialog.getByRole('button', { name: 'Habilitar' }));
  expect(await screen.findByText(/lo tiene que aprobar otra persona/)).toBeTruthy();
});

test('the last administrator stays, and it is said why', async () => {
  answer(deactivateAccount, refusal(409, 'people.last-admin'));
  const { user, press } = await openDiego();
  await press('Desactivar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Desactivar: Diego Sosa' }));
  await user.type(dialog.getByLabelText('Motivo'), 'Ya no trabaja en la clínica.');
  await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
  expect(await dialog.findByText(/última cuenta de operaciones/)).toBeTruthy();
});

test('before a professional is deactivated it is said what that touches', async () => {
  answer(
    getTouched,
    asOk({ ...untouched, appointments: 2, firstDate: '2026-12-01', paid: 1, waitingNow: 1 }),
  );
  const { press } = await openDiego();
  await press('Desactivar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Desactivar: Diego Sosa' }));
  expect(await dialog.findByText('2 turnos dados: el primero, el 01/12/2026')).toBeTruthy();
  expect(dialog.getByText('1 ya está pagado')).toBeTruthy();
  expect(dialog.getByText('1 paciente espera ahora en la sala')).toBeTruthy();
  expect(dialog.queryByText(/lista de espera/)).toBeNull();
});

test('what a deactivation touches is asked again when it cannot be read', async () => {
  answer(getTouched, refusal(500, 'server.fault'));
  const { press, user } = await openDiego();
  await press('Desactivar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Desactivar: Diego Sosa' }));
  expect(await dialog.findByText('No pudimos leer qué turnos tiene.')).toBeTruthy();
  answer(getTouched, asOk(untouched));
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByText(/^No tiene turnos dados/)).toBeTruthy();
});

test('of the own account nothing can be changed', async () => {
  answer(getPerson, asOk(aPersonSheet({ accountId: 'admin' })));
  const { sheet } = await openDiego();
  expect(await sheet.findByText(/Es tu cuenta/)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Habilitar' })).toBeNull();
});

test('data that somebody says is wrong is shown as in review', async () => {
  const inReview = [
    { field: 'ID_NUMBER' as const, sinceDate: '2026-11-20T12:00:00.000Z' },
    { field: null, sinceDate: '2026-11-21T12:00:00.000Z' },
  ];
  answer(getPerson, asOk(aPersonSheet({ inReview })));
  const { sheet } = await openDiego();
  expect(await sheet.findByText('DNI, desde el 20/11/2026')).toBeTruthy();
  expect(sheet.getByText('Una consulta de la historia clínica, desde el 21/11/2026')).toBeTruthy();
});

test('an account that was never activated gets its mail again', async () => {
  answer(getPerson, asOk(aPersonSheet({ state: 'PENDING', professional: null })));
  answer(resendActivation, done);
  const { press, sheet } = await openDiego();
  expect(sheet.queryByRole('button', { name: 'Desactivar' })).toBeNull();
  await press('Reenviar activación');
  expect(await screen.findByText('Le enviamos el correo')).toBeTruthy();
});

test('the sheet shows what was done, by whom and why', async () => {
  answer(
    listActsOnPerson,
    asPage({ data: [aStaffAct({ state: 'REJECTED', rejection: 'Faltan papeles.' })], next: null }),
  );
  answer(
    getPerson,
    asOk(aPersonSheet({ professional: aProfessionalSheet({ verification: 'SUSPENDED' }) })),
  );
  const { sheet } = await openDiego();
  expect(await sheet.findByText('Habilitación (rechazada)')).toBeTruthy();
  expect(sheet.getByText(/Faltan papeles/)).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Levantar suspensión' })).toBeTruthy();
});

test('who the registry suspended is lifted by staff, and the registry is shown in the sheet', async () => {
  const professional = aProfessionalSheet({ verification: 'SUSPENDED_BY_REGISTRY' });
  answer(getPerson, asOk(aPersonSheet({ professional })));
  const { sheet } = await openDiego();
  expect(await sheet.findByText('Suspendido por el registro')).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Levantar suspensión' })).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Suspender' })).toBeNull();
  const { accountId } = aPersonSheet();
  expect(sheet.getByText(`El registro sobre ${accountId}`)).toBeTruthy();
});

test('the sheet of a professional leads to their agenda and appointments, and that of others to none', async () => {
  const { sheet, unmount } = await openDiego();
  const appointments = await sheet.findByRole('link', { name: 'Ver sus turnos' });
  expect(appointments.getAttribute('href')).toBe(
    `/admin/turnos?profesional=${aPersonSheet().accountId}`,
  );
  const link = await sheet.findByRole('link', { name: 'Ver su agenda' });
  expect(link.getAttribute('href')).toBe(`/admin/personas/${aPersonSheet().accountId}/agenda`);
  unmount();
  answer(getPerson, asOk(aPersonSheet({ role: 'PATIENT', professional: null })));
  const other = (await openDiego()).sheet;
  await other.findByRole('heading', { name: 'Cuenta' });
  expect(other.queryByRole('link', { name: 'Ver su agenda' })).toBeNull();
});

test('an account of a pharmacy needs its branch', async () => {
  const seen = vi.fn();
  answer(createStaffAccount, ({ body }) => {
    seen(body);
    return done;
  });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Crear cuenta del personal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear cuenta del personal' }));
  await user.type(dialog.getByLabelText('Correo'), 'nueva@cercana.test');
  await user.selectOptions(dialog.getByLabelText('Rol'), 'Farmacia');
  await user.type(dialog.getByLabelText('Motivo'), 'Empieza a trabajar hoy.');
  const send = () => user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
  await send();
  expect((await dialog.findAllByText('Elegí la sucursal')).length).toBeGreaterThan(0);
  await user.selectOptions(dialog.getByLabelText('Rol'), 'Dirección técnica');
  await send();
  await waitFor(() =>
    expect(seen).toHaveBeenCalledWith({
      email: 'nueva@cercana.test',
      role: 'MEDICAL_DIRECTOR',
      reason: 'Empieza a trabajar hoy.',
    }),
  );
});

test('a medical director creates no accounts', async () => {
  await logInAs({ ...admin, role: 'MEDICAL_DIRECTOR' });
  show();
  await screen.findByRole('link', { name: 'Diego Sosa' });
  expect(screen.queryByRole('button', { name: 'Crear cuenta del personal' })).toBeNull();
});
