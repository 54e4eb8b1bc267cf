import {
  type Bookable,
  bookAppointment,
  joinWaitingList,
  listBookable,
  listSlots,
  type Slot,
} from '@app/contract/appointments';
import { anAppointment, aSlot } from '@app/contract/appointments/fixtures';
import { listSpecialties } from '@app/contract/catalogs';
import { getPlanInfo } from '@app/contract/coverage';
import { asError, asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { CHILD, HOLDER, user as marta } from '../../guard-queue/testing/family.ts';
import { bookingEndsAfterEach, withBooking } from '../../testing/booking-on.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { BookingScreen } from './booking-screen.tsx';

bookingEndsAfterEach();

const laura: Bookable = {
  professionalId: aSlot().professionalId,
  name: 'Dra. Laura Pérez',
  licence_label: 'M.N. 104233',
  specialtyId: 1,
  specialty: 'Clínica médica',
  next: aSlot(),
};
const juan: Bookable = {
  ...laura,
  professionalId: '01957000-0000-7000-8000-0000000000e2',
  name: 'Dr. Juan Paz',
  next: null,
};

const PLAN = {
  planName: 'Familiar',
  isOffered: true,
  affiliateNumber: '60123',
  familyMembers: 3,
  monthlyConsultations: 4,
  consultationsLeft: 1,
  privatePrice: 15_000,
};

/** How often one press is sent without an answer. */
const ATTEMPTS = 4;

let free: Slot[];
let asked: unknown[];

beforeEach(() => {
  free = [
    aSlot(),
    aSlot({ hour: '18:00', appointment_date: '2025-03-10T21:00:00.000Z' }),
    aSlot({ date: '2025-03-11', hour: '09:00', appointment_date: '2025-03-11T12:00:00.000Z' }),
  ];
  asked = [];
  withBooking();
  answer(getOwnProfile, asOk(marta));
  answer(listSpecialties, asList([{ id: 1, name: 'Clínica médica' }]));
  answer(listBookable, ({ query }) => {
    asked.push(query);
    return asList([laura, juan]);
  });
  answer(listSlots, ({ query }) =>
    asList(free.filter(({ professionalId }) => professionalId === (query as Slot).professionalId)),
  );
});

const open = (state?: unknown) =>
  renderScreen(<BookingScreen />, {
    path: '/paciente/nuevo-turno',
    at: { pathname: '/paciente/nuevo-turno', state },
  });
const button = (name: string) => screen.findByRole('button', { name });

test('where patients do not book by themselves the address leads to the appointments', async () => {
  for (const meta of document.querySelectorAll('meta[name="cercana-booking"]')) meta.remove();
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/paciente/mis-turnos'));
});

test('without a profile it leads to it', async () => {
  answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/registro-completo'));
});

test('professionals and hours that cannot be read say so', async () => {
  answer(listBookable, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('Ocurrió un error en la búsqueda de profesionales')).toBeTruthy();
  answer(listBookable, asList([laura]));
  answer(listSlots, refusal(500, 'server.fault'));
  await user.click(await button('Reintentar'));
  expect(await screen.findByText('Ocurrió un error al obtener los horarios')).toBeTruthy();
});

test('what is missing is said where it is', async () => {
  const { user } = open();
  await button('17:40');
  await user.click(await button('Confirmar'));
  expect(await screen.findByText('Elegí una hora.')).toBeTruthy();
  expect(screen.getByText('El motivo es requerido')).toBeTruthy();
});

test('an hour that was taken meanwhile says so, and the hours are read again', async () => {
  proves('appointments-booked-by-patients');
  answer(bookAppointment, () => {
    free = free.slice(1);
    return refusal(409, 'appointments.slot-taken');
  });
  const { user } = open();
  await user.click(await button('17:40'));
  await user.type(screen.getByRole('textbox'), 'Control');
  await user.click(await button('Confirmar'));
  expect((await screen.findByRole('alert')).textContent).toContain('Esa hora ya se ocupó');
  await waitFor(() => expect(screen.queryByRole('button', { name: '17:40' })).toBeNull());
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Control');
});

test.each([
  ['the same hour', () => asOk(anAppointment({ hour: '17:40' })), 'Tu turno es el'],
  ['another hour', () => refusal(409, 'request.idempotency-mismatch'), 'está en Mis turnos'],
])(
  'After a lost answer, confirming %s shows what was booked and books nothing else',
  async (_, second, told) => {
    const keys: (string | null)[] = [];
    answer(bookAppointment, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return keys.length <= ATTEMPTS ? refusal(503, 'server.unavailable') : second();
    });
    const { user, address } = open();
    await user.click(await button('17:40'));
    await user.type(screen.getByRole('textbox'), 'Control');
    await user.click(await button('Confirmar'));
    const alarm = await screen.findByRole('alert', {}, { timeout: 10_000 });
    expect(alarm.textContent).toContain('No sabemos si el turno quedó reservado');
    await user.click(await button('Confirmar'));
    expect(await screen.findByText(new RegExp(told))).toBeTruthy();
    expect(address()).toBe('/paciente/mis-turnos');
    expect(new Set(keys).size).toBe(1);
  },
  20_000,
);

test('with everything chosen already, an hour and a press book it', async () => {
  proves('appointments-booked-by-patients');
  const sent: unknown[] = [];
  answer(bookAppointment, ({ body, headers }) => {
    sent.push(body);
    expect(headers.get('Idempotency-Key')).toBeTruthy();
    return asOk(anAppointment({ hour: '17:40' }));
  });
  const { user, address } = open();
  await user.click(await button('17:40'));
  await user.type(screen.getByRole('textbox'), 'Control');
  expect(
    screen.getByText(
      /^lunes 10 de marzo, 17:40 h, con la Dra\. Laura Pérez, para Marta González\./,
    ),
  ).toBeTruthy();
  await user.click(await button('Confirmar'));
  await waitFor(() => expect(address()).toBe('/paciente/mis-turnos'));
  expect(sent).toEqual([
    {
      patientId: HOLDER,
      time_availability_id: aSlot().time_availability_id,
      appointment_date: aSlot().appointment_date,
      reason: 'Control',
    },
  ]);
});

test('a reason that was written is asked about before the screen is left', async () => {
  const { user, router, address } = open();
  await button('17:40');
  await user.type(screen.getByRole('textbox'), 'Control');
  void router.navigate('/paciente');
  const asked = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await user.click(asked.getByRole('button', { name: 'Seguir editando' }));
  expect(address()).toBe('/paciente/nuevo-turno');
  expect(screen.getByDisplayValue('Control')).toBeTruthy();
});

test('hours that somebody pays are told from those of the plan, with their price', async () => {
  const privately = { attention_type_id: 1, hour: '18:00' };
  free = [aSlot(), aSlot({ ...privately, appointment_date: '2025-03-10T21:00:00.000Z' })];
  answer(getPlanInfo, asOk(PLAN));
  const { user } = open();
  const hoursOf = async (payer: string) =>
    within(await screen.findByRole('group', { name: payer }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await hoursOf('Por la cobertura')).toEqual(['17:40']);
  expect(await hoursOf('En forma particular')).toEqual(['18:00']);
  await user.click(await button('18:00'));
  expect(await screen.findByText(/en forma particular y cuesta \$ 15\.000,00\./)).toBeTruthy();
  await user.click(await button('17:40'));
  expect(await screen.findByText(/Se atiende por su cobertura\./)).toBeTruthy();
});

test('where nobody gives appointments of a specialty there is nothing to wait for', async () => {
  answer(listBookable, asList([]));
  open();
  expect(
    await screen.findByText('No hay profesionales que den turnos de esta especialidad.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Avisame si se libera' })).toBeNull();
});

test('another day has other hours', async () => {
  const { user } = open();
  await button('17:40');
  await user.selectOptions(screen.getByLabelText('Día'), '2025-03-11');
  expect(await button('09:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '17:40' })).toBeNull();
});

test('it is for a member of the family too, but not for one without a profile', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /^Clara González/ }));
  expect(screen.getByRole('radio', { name: /^Clara González/ })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('radio', { name: /^Tomás González/ }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ patientId: CHILD }));
});

test('who was chosen is kept by a reload, and choosing asks nothing of who wrote a reason', async () => {
  const { user, router, unmount } = open();
  await user.type(await screen.findByLabelText('¿Cuál es el motivo del turno?'), 'Control');
  await user.click(screen.getByRole('radio', { name: /^Tomás González/ }));
  await waitFor(() => expect(router.state.location.state).toMatchObject({ patientId: CHILD }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('¿Cuál es el motivo del turno?')).toHaveProperty('value', 'Control');
  unmount();
  open(router.state.location.state);
  expect(await screen.findByRole('radio', { name: /^Tomás González/ })).toHaveProperty(
    'checked',
    true,
  );
});

test('a specialty narrows who gives appointments', async () => {
  const { user } = open();
  await screen.findByRole('option', { name: 'Clínica médica' });
  await user.selectOptions(screen.getByLabelText('Especialidad'), '1');
  await waitFor(() => expect(asked.at(-1)).toEqual({ patientId: HOLDER, specialtyId: 1 }));
});

test('another appointment of the same person with the same professional is prepared', async () => {
  open({ patientId: CHILD, professionalId: juan.professionalId });
  expect(await screen.findByRole('radio', { name: /^Tomás González/ })).toHaveProperty(
    'checked',
    true,
  );
  expect(await screen.findByRole('radio', { name: /^Dr\. Juan Paz/ })).toHaveProperty(
    'checked',
    true,
  );
});

test('where no hour is free, the patient waits for one', async () => {
  proves('appointments-waiting-list');
  const sent: unknown[] = [];
  answer(joinWaitingList, ({ body }) => {
    sent.push(body);
    return refusal(409, 'appointments.already-listed');
  });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /^Dr\. Juan Paz/ }));
  expect(
    await screen.findByText('El Dr. Juan Paz no tiene horarios libres en los próximos 31 días.'),
  ).toBeTruthy();
  await user.click(await button('Avisame si se libera'));
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox'), 'Control');
  await user.click(await button('Avisame si se libera'));
  expect((await screen.findByRole('alert')).textContent).toContain('ya está en esta lista');
  expect(sent).toEqual([
    {
      patientId: HOLDER,
      specialtyId: 1,
      professionalId: juan.professionalId,
      reason: 'Control',
    },
  ]);
});

test('where no hour is free, the patient waits for anybody of the specialty', async () => {
  proves('appointments-waiting-list');
  const sent: unknown[] = [];
  answer(joinWaitingList, ({ body }) => {
    sent.push(body);
    return refusal(409, 'appointments.already-listed');
  });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /^Dr\. Juan Paz/ }));
  await user.click(
    await screen.findByRole('checkbox', { name: /^Me sirve cualquier profesional/ }),
  );
  await user.type(screen.getByRole('textbox'), 'Control');
  await user.click(await button('Avisame si se libera'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(sent).toEqual([
    { patientId: HOLDER, specialtyId: 1, professionalId: null, reason: 'Control' },
  ]);
});
