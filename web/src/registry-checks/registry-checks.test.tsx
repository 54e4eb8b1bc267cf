import { asOk } from '@app/contract/kernel';
import {
  consultRegistry,
  listRegistryChecks,
  type RegistryChecks as Shown,
} from '@app/contract/registry-checks';
import { aRegistryCheck } from '@app/contract/registry-checks/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { RegistryChecks } from './registry-checks.tsx';

const onChecked = vi.fn(async () => undefined);
const shows = (over: Partial<Shown> = {}) =>
  answer(listRegistryChecks, asOk({ mode: 'CONNECTED', checks: [aRegistryCheck()], ...over }));

beforeEach(async () => {
  await logInAs({ ...paula, accountId: 'admin', role: 'ADMIN' });
  onChecked.mockClear();
  return () => session.end('logout');
});

const show = () =>
  renderScreen(
    <RegistryChecks accountId="0192a000-0000-7000-8000-0000000000b1" onChecked={onChecked} />,
  );
const consult = () => screen.findByRole('button', { name: 'Consultar registro' });

test('checks that cannot be read are said so, and asked again', async () => {
  answer(listRegistryChecks, refusal(500, 'server.fault'));
  const { user } = show();
  await screen.findByText('No pudimos leer las consultas al registro.');
  shows();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('REFEPS')).toBeTruthy();
});

test('without a registry staff is told to verify by hand, and nothing can be asked', async () => {
  shows({ mode: 'OFF', checks: [] });
  show();
  expect(await screen.findByText(/verificá la identidad y las matrículas a mano/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Consultar registro' })).toBeNull();
});

test('earlier evidence stays readable once there is no registry any more', async () => {
  shows({ mode: 'OFF' });
  show();
  expect(await screen.findByText('Coincide')).toBeTruthy();
});

test('a simulated registry says that it is one', async () => {
  shows({ mode: 'SIMULATED', checks: [] });
  show();
  expect(await screen.findByText(/Registro simulado/)).toBeTruthy();
  expect(screen.getByText('Todavía no se consultó.')).toBeTruthy();
});

test.each([
  [503, 'registry-checks.unavailable', /El registro no responde. No cambió nada/],
  [404, 'request.not-found', /No se consultó el registro/],
])('a registry that is not asked is explained (%i)', async (status, code, text) => {
  shows();
  answer(consultRegistry, refusal(status, code));
  const { user } = show();
  await user.click(await consult());
  expect(await screen.findByText(text)).toBeTruthy();
  expect(onChecked).not.toHaveBeenCalled();
});

test('a new answer is shown with who asked, and the sheet is read again', async () => {
  shows({ checks: [] });
  answer(consultRegistry, () => {
    shows();
    return asOk(aRegistryCheck());
  });
  const { user } = show();
  await user.click(await consult());
  expect(await screen.findByText(/direccion@cercana.test/)).toBeTruthy();
  expect(screen.getByText('Vigente')).toBeTruthy();
  expect(screen.getByText('vence el 31/03/2028')).toBeTruthy();
  expect(screen.getByText('Sosa, Diego')).toBeTruthy();
  await waitFor(() => expect(onChecked).toHaveBeenCalledOnce());
});

test('what suspended is said, with each finding in words, above the earlier checks', async () => {
  const [licence] = aRegistryCheck().licences;
  if (!licence) throw new Error('the fixture has a licence');
  shows({
    checks: [
      aRegistryCheck({
        id: 'last',
        askedBy: null,
        identity: 'ANOTHER_NAME',
        suspended: true,
        licences: [
          { ...licence, finding: 'EXPIRED', registeredUntil: '2025-06-30' },
          { ...licence, licence_str: '2', finding: 'NOT_FOUND', registeredUntil: null },
          { ...licence, licence_str: '3', finding: 'ANOTHER_NAME', registeredUntil: null },
          { ...licence, licence_str: '4', finding: 'SUSPENDED', registeredUntil: null },
        ],
      }),
      aRegistryCheck({ id: 'before' }),
      aRegistryCheck({ id: 'odd', identity: 'NOT_FOUND' }),
      aRegistryCheck({
        id: 'first',
        suspended: true,
        licences: [{ ...licence, finding: 'EXPIRED' }],
      }),
    ],
  });
  show();
  expect(await screen.findByText('Esta respuesta suspendió la habilitación.')).toBeTruthy();
  for (const text of [
    'Figura con otro nombre',
    'Vencida',
    'venció el 30/06/2025',
    'No figura',
    'Es de otra persona',
    'Suspendida',
    /Control periódico/,
    /Todo coincide/,
    /Identidad: No figura$/,
    /M.P. 55012: Vencida · Suspendió la habilitación$/,
  ])
    expect(screen.getByText(text)).toBeTruthy();
});
