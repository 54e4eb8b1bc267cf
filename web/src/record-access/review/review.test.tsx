import { asList, asPage, done } from '@app/contract/kernel';
import {
  type Access,
  type EmergencyOpening,
  listEmergencies,
  listUnusualReaders,
  reviewEmergency,
  searchAccessLog,
} from '@app/contract/record-access';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { aSessionToProve, prove } from '../../testing/proof.ts';
import { renderScreen } from '../../testing/render.tsx';
import { AccessLogScreen } from './access-log-screen.tsx';
import { EmergenciesScreen } from './emergencies-screen.tsx';
import { UnusualReadersScreen } from './unusual-readers-screen.tsx';

const reading: Access = {
  id: '01957000-0000-7000-8000-0000000000c1',
  at: '2026-11-20T12:00:00.000Z',
  reader: 'Paula Ríos',
  role: 'PROFESSIONAL',
  patient: 'Marta González',
  what: 'record.read',
  reason: 'emergency',
};

const opening: EmergencyOpening = {
  id: '01957000-0000-7000-8000-0000000000c2',
  openedAt: '2026-11-20T12:00:00.000Z',
  professional: 'Dra. Paula Ríos',
  licence_label: 'M.N. 98421',
  patient: 'Marta González',
  reason: 'Ingresó inconsciente a otro hospital',
  readings: 2,
  review: null,
};

const pageOf = <T,>(...data: T[]) => asPage({ data, next: null });
const logIn = (role: 'ADMIN' | 'MEDICAL_DIRECTOR') => logInAs({ ...marta, role });

test('the access log opens with a proof of identity, and what is asked stays out of the address', async () => {
  await logIn('ADMIN');
  const { mustProve } = aSessionToProve();
  const bodies: unknown[] = [];
  answer(searchAccessLog, ({ body }) => {
    bodies.push(body);
    return mustProve(pageOf(reading));
  });
  const { user, address } = renderScreen(<AccessLogScreen />);
  await user.click(await screen.findByRole('button', { name: 'Ver el registro de accesos' }));
  await prove(user, 'Ver el registro');
  expect(await screen.findByText('Paula Ríos')).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('Urgencia')).toBeTruthy();
  await user.type(screen.getByLabelText('DNI del paciente'), '30.111.222');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await screen.findByText('Paula Ríos');
  expect(bodies.at(-1)).toEqual({ idNumber: '30111222' });
  expect(address()).toBe('/');
});

test('a log that cannot be read, and one without such readings, say so', async () => {
  await logIn('ADMIN');
  answer(searchAccessLog, refusal(500, 'server.fault'));
  const { unmount } = renderScreen(<AccessLogScreen />);
  expect(await screen.findByText('No pudimos leer el registro de accesos')).toBeTruthy();
  unmount();
  answer(searchAccessLog, pageOf());
  renderScreen(<AccessLogScreen />);
  expect(await screen.findByText('No hay accesos con esos datos')).toBeTruthy();
});

test('operations sees that a record was opened for an emergency, neither reads why nor reviews', async () => {
  await logIn('ADMIN');
  answer(listEmergencies, pageOf({ ...opening, reason: null }));
  renderScreen(<EmergenciesScreen />);
  expect(await screen.findByText('Lo lee la dirección técnica')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Revisar/ })).toBeNull();
});

test('the director says whether it was justified, with a note and a proof of identity', async () => {
  await logIn('MEDICAL_DIRECTOR');
  const { mustProve } = aSessionToProve();
  let left = [opening];
  const stored: unknown[] = [];
  answer(listEmergencies, () => pageOf(...left));
  answer(reviewEmergency, ({ body }) => {
    const reply = mustProve(done);
    if (reply === done) {
      stored.push(body);
      left = [];
    }
    return reply;
  });
  const { user } = renderScreen(<EmergenciesScreen />);
  const open = { name: 'Revisar el acceso a la historia de Marta González' };
  await user.click(await screen.findByRole('button', open));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Guardar la revisión' }));
  expect((await dialog.findAllByText('Elegí si estuvo justificado')).length).toBeGreaterThan(0);
  expect(dialog.getAllByText('Escribí qué se comprobó').length).toBeGreaterThan(0);
  await user.click(dialog.getByLabelText('Justificado'));
  await user.type(dialog.getByLabelText('Qué se comprobó'), 'El hospital lo confirmó');
  await user.click(dialog.getByRole('button', { name: 'Guardar la revisión' }));
  await prove(user, 'Guardar la revisión');
  expect(await screen.findByText('No hay accesos por urgencia sin revisar')).toBeTruthy();
  expect(stored).toEqual([{ verdict: 'JUSTIFIED', note: 'El hospital lo confirmó' }]);
});

test('reviewed accesses show what was found, by whom', async () => {
  await logIn('MEDICAL_DIRECTOR');
  answer(listEmergencies, ({ query }) =>
    (query as { reviewed: string }).reviewed === 'true'
      ? pageOf({
          ...opening,
          review: {
            verdict: 'NOT_JUSTIFIED' as const,
            note: 'No hubo ingreso',
            by: 'direccion@cercana.test',
            at: '2026-11-21T12:00:00.000Z',
          },
        })
      : pageOf(),
  );
  const { user } = renderScreen(<EmergenciesScreen />);
  await user.selectOptions(await screen.findByLabelText('Estado de la revisión'), 'Revisadas');
  expect(await screen.findByText('No justificado')).toBeTruthy();
  expect(screen.getByText('No hubo ingreso')).toBeTruthy();
});

test('unusual readings are listed with their numbers, or none', async () => {
  await logIn('MEDICAL_DIRECTOR');
  answer(listUnusualReaders, asList([]));
  const { unmount } = renderScreen(<UnusualReadersScreen />);
  expect(
    await screen.findByText('No hay lecturas inusuales en los últimos siete días'),
  ).toBeTruthy();
  unmount();
  answer(
    listUnusualReaders,
    asList([
      {
        accountId: '01957000-0000-7000-8000-0000000000c3',
        reader: 'Paula Ríos',
        role: 'PROFESSIONAL' as const,
        patients: 25,
        usualPatients: 4.5,
        atNight: 3,
        sameSurname: 1,
      },
    ]),
  );
  renderScreen(<UnusualReadersScreen />);
  const row = within(await screen.findByRole('row', { name: /Paula Ríos/ }));
  expect(row.getByText('25')).toBeTruthy();
  expect(row.getByText('4,5')).toBeTruthy();
});
