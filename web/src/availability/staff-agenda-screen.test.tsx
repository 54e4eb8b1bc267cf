import {
  type Availability,
  createException,
  createSchedule,
  deleteSchedules,
  getAvailability,
  keepAgenda,
  validateException,
  validateSchedule,
} from '@app/contract/availability';
import { anAvailability, aSchedule } from '@app/contract/availability/fixtures';
import { asList, asOk, done } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { session } from '../lib/session/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, paula } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { StaffAgendaScreen } from './staff-agenda-screen.tsx';

const director = { ...paula, accountId: 'director', role: 'MEDICAL_DIRECTOR' as const };
const professionalId = anAvailability().professional.id;
const token = { id_token: 't', expires_in: 600 };
const NAME = 'Lun, Mié · 09:00-13:00';

let agenda: Availability;
let isProven: boolean;
let asked: unknown[];

beforeEach(async () => {
  // A Saturday, seven in the morning in Argentina.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  const row = aSchedule({ last_time_avalability: '2026-12-20' });
  agenda = anAvailability({ agenda: 'STAFF_GUARD', schedules: [row] });
  isProven = false;
  asked = [];
  answer(getAvailability, ({ query }) => {
    expect(query).toEqual({ professionalId });
    return asOk(agenda);
  });
  session.plug({
    mint: async () => token,
    loadViewer: async () => director,
    prove: async () => {
      isProven = true;
      return token;
    },
  });
  await session.open(token, 'password');
  return () => {
    vi.useRealTimers();
    session.end('logout');
  };
});

/** The answers to the director's act: refused until identity is proved. */
const once = <T,>(reply: T, request: unknown) => {
  if (!isProven) return refusal(401, 'session.step-up-required');
  asked.push(request);
  return reply;
};

const show = () =>
  renderScreen(<StaffAgendaScreen />, {
    path: '/admin/personas/:accountId/agenda',
    at: `/admin/personas/${professionalId}/agenda`,
  });

async function prove(user: ReturnType<typeof show>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: /Para cambiar la agenda/ }));
  await user.type(dialog.getByLabelText('Contraseña'), 'Cercana2026!');
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
}

test('an agenda that cannot be read says so, and is read again when asked', async () => {
  answer(getAvailability, refusal(500, 'server.fault'));
  const { user } = show();
  expect(await screen.findByText('No pudimos leer la agenda.')).toBeTruthy();
  answer(getAvailability, () => asOk(agenda));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Agenda de la Dra. Paula Ríos' })).toBeTruthy();
});

test('who is no professional has none', async () => {
  answer(getAvailability, refusal(404, 'request.not-found'));
  show();
  expect(await screen.findByText(/no es de un profesional/)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Volver a la ficha' });
  expect(back.getAttribute('href')).toBe(`/admin/personas?ver=${professionalId}`);
});

test('an agenda that its professional keeps is only looked at', async () => {
  agenda = anAvailability({ schedules: [aSchedule()] });
  show();
  expect(await screen.findByText(NAME)).toBeTruthy();
  expect(screen.getByText(/la lleva el profesional/)).toBeTruthy();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Llevarla desde la dirección']);
});

test('operations looks at an agenda and changes nothing', async () => {
  await logInAs({ ...director, role: 'ADMIN' });
  show();
  expect(await screen.findByText(/la lleva la dirección técnica/)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

describe('the director', () => {
  test('opens hours after a proof of identity, and keeps what was typed until then', async () => {
    proves('availability-of-an-office');
    answer(validateSchedule, asOk({ result: 'OK', slots: 36, appointments: [] }));
    answer(createSchedule, ({ body, query }) =>
      once(asList([aSchedule()]), { ...(query as object), ...(body as object) }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: `Copiar a otros días: ${NAME}` }));
    const form = within(await screen.findByRole('dialog', { name: 'Copiar a otros días' }));
    await user.click(form.getByRole('checkbox', { name: 'jueves' }));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    const asks = within(await screen.findByRole('dialog', { name: /Para cambiar la agenda/ }));
    await user.click(asks.getByRole('button', { name: 'Volver' }));
    expect(form.getByRole('checkbox', { name: 'jueves', checked: true })).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await prove(user);
    expect(await screen.findByText('La disponibilidad quedó guardada.')).toBeTruthy();
    expect(asked).toMatchObject([{ professionalId, schedule: { days: ['THURSDAY'] } }]);
  });

  test('closes hours with what is booked in them, once it was seen whose', async () => {
    const appointments = [{ id: 'f1', date: '2026-11-23', hour: '10:20', patient: 'Gómez, Ana' }];
    answer(deleteSchedules, ({ query }) => {
      const { notify_patients } = query as { notify_patients: boolean };
      if (isProven && !notify_patients)
        return refusal(409, 'availability.conflict', {
          current: { result: 'CONFLICT', slots: 0, appointments },
        });
      return once(done, query);
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: `Eliminar: ${NAME}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    await prove(user);
    expect(await screen.findByText('Gómez, Ana · lun 23/11 · 10:20')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('El horario quedó eliminado.')).toBeTruthy();
    expect(asked).toMatchObject([{ professionalId, notify_patients: true }]);
  });

  test('blocks hours, and is told who reads the reason', async () => {
    isProven = true;
    answer(validateException, asOk({ result: 'OK', slots: 0, appointments: [] }));
    answer(createException, ({ body }) =>
      once(asOk({ ...(body as object), id: 'e1' } as never), body),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Bloquear horario' }));
    expect(screen.getByText('Lo leen el profesional y el personal de la clínica.')).toBeTruthy();
    await user.type(screen.getByLabelText('Día'), '23112026');
    await user.selectOptions(screen.getByLabelText('Desde'), '10:00');
    await user.selectOptions(screen.getByLabelText('Hasta'), '11:00');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(asked).toMatchObject([{ kind: 'BLOCKED', day: '2026-11-23' }]));
  });

  test('hands the agenda back, and can change it no more', async () => {
    answer(keepAgenda, ({ body, query }) => {
      if (isProven) agenda = { ...agenda, agenda: 'OFFICE' };
      return once(done, { ...(query as object), ...(body as object) });
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Devolvérsela al profesional' }));
    const question = within(screen.getByRole('dialog', { name: /¿Devolver esta agenda/ }));
    expect(question.getByText(/los abre y los cierra la Dra. Paula Ríos/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Devolvérsela al profesional' }));
    await prove(user);
    expect(await screen.findByText('La agenda la lleva el profesional.')).toBeTruthy();
    expect(asked).toEqual([{ professionalId, agenda: 'OFFICE' }]);
    expect(screen.queryByRole('button', { name: 'Bloquear horario' })).toBeNull();
  });

  test('is told why an agenda that was handed back meanwhile is not changed', async () => {
    answer(deleteSchedules, refusal(403, 'availability.office'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: `Eliminar: ${NAME}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText(/Esta agenda la lleva el profesional\./)).toBeTruthy();
  });
});
