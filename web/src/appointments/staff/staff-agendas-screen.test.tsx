import {
  bookForPatient,
  cancelAhead,
  findAppointmentPatients,
  getAgendaForStaff,
  getTouched,
  listGivingProfessionals,
  listSlots,
  listTodayForStaff,
  listWaitingForStaff,
  rescheduleAppointment,
  updateAppointment,
  type WaitingPlace,
} from '@app/contract/appointments';
import { anAppointment, aSlot } from '@app/contract/appointments/fixtures';
import { asList, asOk, asPage } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { StaffAgendasScreen } from './staff-agendas-screen.tsx';

const PLACE = '/admin/turnos';
const LAURA = aSlot().professionalId;
const OTHER = '01957000-0000-7000-8000-0000000000b2';
const giving = {
  professionalId: LAURA,
  name: 'Dra. Laura Pérez',
  licence_label: 'M.N. 104233',
  specialtyId: 1,
  specialty: 'Clínica médica',
  attends: true,
};
/** As staff reads it: without the texts of patient and professional. */
const shown = anAppointment({ reason: '', rescheduleRequest: '' });
const found = {
  id: shown.patient_dto.id,
  first_name: 'María',
  last_name: 'González',
  id_number: '33456789',
  financer: 'OSDE 210',
};

const touched = {
  appointments: 2,
  firstDate: shown.date,
  paid: 1,
  waitingNow: 0,
  pendingRecords: 0,
  waitingPlaces: 0,
  guardShifts: 0,
};

const waiting: WaitingPlace = {
  id: '01957000-0000-7000-8000-0000000000c9',
  patientId: found.id,
  patientName: 'Ana López',
  specialtyId: 1,
  specialty: 'Clínica médica',
  professional: { id: LAURA, name: 'Dra. Laura Pérez', attends: false },
  isFirst: true,
  createdDate: '2025-03-09T12:00:00.000Z',
  offer: null,
};

let sent: unknown[];

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime(new Date('2025-03-10T12:00:00-03:00'));
  sent = [];
  answer(listGivingProfessionals, () => asList([giving]));
  answer(getAgendaForStaff, () => asOk({ appointments: [shown], free: [aSlot()] }));
  answer(listTodayForStaff, () => asPage({ data: [], next: null }));
  answer(listSlots, () => asList([aSlot()]));
  answer(findAppointmentPatients, ({ body }) =>
    asList((body as { idNumber: string }).idNumber === '33.456.789' ? [found] : []),
  );
  await logInAs({ ...paula, role: 'ADMIN' });
});

afterEach(() => {
  vi.useRealTimers();
});

const show = (search = `?profesional=${LAURA}`) =>
  renderScreen(<StaffAgendasScreen />, { path: PLACE, at: `${PLACE}${search}` });

const dialog = async () => within(await screen.findByRole('dialog'));

describe('whose agenda', () => {
  test('professionals that cannot be read are read again when asked', async () => {
    answer(listGivingProfessionals, refusal(500, 'server.fault'));
    const { user } = show('');
    expect(await screen.findByText(/^Ocurrió un error al obtener los profesionales/)).toBeTruthy();
    answer(listGivingProfessionals, () => asList([giving]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay turnos hoy')).toBeTruthy();
  });

  test('nobody gives appointments yet', async () => {
    answer(listGivingProfessionals, () => asList([]));
    show('');
    expect(await screen.findByText('Nadie da turnos todavía')).toBeTruthy();
  });

  test('is chosen by name with the keyboard, and stays in the address with the days', async () => {
    const { user, address } = show('');
    await user.click(await screen.findByRole('combobox', { name: 'Profesional' }));
    await user.keyboard('perez{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe(`${PLACE}?profesional=${LAURA}`));
    await user.click(await screen.findByRole('button', { name: 'Semana' }));
    await waitFor(() => expect(address()).toBe(`${PLACE}?profesional=${LAURA}&vista=semana`));
  });
});

describe('without a professional', () => {
  beforeEach(() => {
    answer(listTodayForStaff, ({ query }) => {
      sent.push(query);
      return asPage({ data: [anAppointment({ patientIsWaiting: true })], next: null });
    });
  });

  test('today’s appointments of all professionals are shown, each with the way to its agenda', async () => {
    const { user, address } = show('');
    const table = within(await screen.findByRole('table', { name: 'Turnos de hoy' }));
    for (const text of ['17:20', 'Dra. Laura Pérez', 'Esperando en la sala'])
      expect(table.getByText(text)).toBeTruthy();
    await user.click(table.getByRole('link', { name: 'María González' }));
    await waitFor(() => expect(address()).toBe(`${PLACE}?profesional=${LAURA}`));
    await user.click(screen.getByRole('button', { name: 'Todos los profesionales' }));
    await waitFor(() => expect(address()).toBe(PLACE));
  });

  test('the address says which of them', async () => {
    const { user, address } = show('?estado=AHEAD');
    await screen.findByRole('table', { name: 'Turnos de hoy' });
    expect(sent).toEqual([{ standing: 'AHEAD' }]);
    await user.selectOptions(screen.getByLabelText('Estado'), 'Sin confirmar');
    await waitFor(() => expect(address()).toBe(`${PLACE}?estado=UNCONFIRMED`));
  });

  test('who waits for an hour is listed, with the professional who cannot attend', async () => {
    answer(listWaitingForStaff, () => asPage({ data: [waiting], next: null }));
    const { user, address } = show('');
    await user.click(await screen.findByRole('tab', { name: 'Lista de espera' }));
    const table = within(
      await screen.findByRole('table', { name: 'Esperan que se libere un turno' }),
    );
    for (const text of ['Ana López', 'Dra. Laura Pérez (no puede atender)', 'Va primero'])
      expect(table.getByText(text)).toBeTruthy();
    expect(address()).toBe(`${PLACE}?tab=espera`);
  });

  test('appointments that cannot be read are read again when asked', async () => {
    answer(listTodayForStaff, refusal(500, 'server.fault'));
    show('');
    expect(await screen.findByText(/^Ocurrió un error al obtener los turnos de hoy/)).toBeTruthy();
  });
});

test('the agenda of a professional who cannot attend is chosen too, and says so', async () => {
  answer(listGivingProfessionals, () => asList([{ ...giving, attends: false }]));
  const { user } = show('');
  await user.click(await screen.findByRole('combobox', { name: 'Profesional' }));
  await user.keyboard('perez');
  expect(await screen.findByRole('option', { name: /no puede atender$/ })).toBeTruthy();
});

describe('the agenda of who cannot attend', () => {
  beforeEach(() => {
    answer(listGivingProfessionals, () => asList([{ ...giving, attends: false }]));
    answer(getTouched, () => asOk(touched));
  });

  test('is cancelled whole by operations, with a reason', async () => {
    answer(cancelAhead, ({ body }) => {
      sent.push(body);
      return asOk({ cancelled: 2 });
    });
    const { user } = show();
    expect(await screen.findByText(/Le quedan 2 turnos dados, 1 ya pagado/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar todos' }));
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Cancelar todos' }));
    expect(question.getByText('Escribí el motivo')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(question.getByLabelText('Motivo para los pacientes'), 'Licencia');
    await user.click(question.getByRole('button', { name: 'Cancelar todos' }));
    await waitFor(() => expect(sent).toEqual([{ professionalId: LAURA, reason: 'Licencia' }]));
  });

  test('is offered to another professional of the specialty, if staff chooses one', async () => {
    const other = { ...giving, professionalId: OTHER, name: 'Dr. Juan Ríos', attends: true };
    answer(listGivingProfessionals, () => asList([{ ...giving, attends: false }, other]));
    answer(cancelAhead, ({ body }) => {
      sent.push(body);
      return asOk({ cancelled: 2 });
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Cancelar todos' }));
    const question = await dialog();
    await user.selectOptions(
      question.getByLabelText('Ofrecerles horas de otro profesional'),
      'Dr. Juan Ríos · Clínica médica',
    );
    await user.type(question.getByLabelText('Motivo para los pacientes'), 'Licencia');
    await user.click(question.getByRole('button', { name: 'Cancelar todos' }));
    await waitFor(() =>
      expect(sent).toEqual([{ professionalId: LAURA, reason: 'Licencia', substituteId: OTHER }]),
    );
  });

  test('says why it was not cancelled', async () => {
    answer(cancelAhead, refusal(409, 'appointments.attends'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Cancelar todos' }));
    await user.type((await dialog()).getByLabelText('Motivo para los pacientes'), 'Licencia');
    await user.click((await dialog()).getByRole('button', { name: 'Cancelar todos' }));
    expect(await screen.findByText(/ya puede atender otra vez/)).toBeTruthy();
  });

  test('is only read by the medical director', async () => {
    await logInAs({ ...paula, role: 'MEDICAL_DIRECTOR' });
    show();
    expect(await screen.findByText(/Le quedan 2 turnos dados/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancelar todos' })).toBeNull();
  });
});

test('a row says that another hour was asked for, without what the patient wrote', async () => {
  show();
  expect(await screen.findByText('Pide otra hora')).toBeTruthy();
  expect(screen.getByText('OSDE 210')).toBeTruthy();
});

test('an hour without appointments or free hours offers no availability of one’s own', async () => {
  answer(getAgendaForStaff, () => asOk({ appointments: [], free: [] }));
  show();
  expect(await screen.findByText('Tampoco hay horas libres en estas fechas.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ir a Mi disponibilidad' })).toBeNull();
});

describe('operations', () => {
  test('gives an hour to who has a DNI, after the name is confirmed, without a reason', async () => {
    answer(bookForPatient, ({ body }) => {
      sent.push(body);
      return asOk(shown);
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Dar turno: .*17:40/ }));
    const search = (await dialog()).getByLabelText('DNI del paciente');
    await user.type(search, '1{Enter}');
    expect(await screen.findByText('No hay ningún paciente con ese DNI.')).toBeTruthy();
    await user.clear(search);
    await user.type(search, '33.456.789{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Elegir a María González' }));
    const giveTo = await dialog();
    expect(giveTo.getByText('González, María')).toBeTruthy();
    expect(giveTo.getByText('La cubre OSDE 210')).toBeTruthy();
    expect(giveTo.queryByLabelText(/Motivo/)).toBeNull();
    await user.click(giveTo.getByRole('button', { name: 'Dar turno' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { appointment_date, time_availability_id } = aSlot();
    expect(sent).toEqual([{ patientId: found.id, appointment_date, time_availability_id }]);
  });

  test.each([
    ['appointments.slot-taken', 'Esa hora ya no está libre. Elegí otra.'],
    ['appointments.patient-busy', 'El paciente tiene otro turno a esa hora.'],
    ['coverage.used-up', 'El plan no tiene más consultas para ese mes.'],
  ])('reads why an hour is not given: %s', async (code, cause) => {
    answer(bookForPatient, refusal(409, code));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dar turno' }));
    await user.type((await dialog()).getByLabelText('DNI del paciente'), '33.456.789{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Elegir a María González' }));
    await user.click((await dialog()).getByRole('button', { name: 'Dar turno' }));
    expect(await screen.findByText('Elegí una hora.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '17:40' }));
    await user.click((await dialog()).getByRole('button', { name: 'Dar turno' }));
    expect(await screen.findByText(new RegExp(cause))).toBeTruthy();
  });

  test('reads that the account of a patient is deactivated, and nothing is tried again', async () => {
    answer(listSlots, refusal(409, 'appointments.patient-disabled'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dar turno' }));
    await user.type((await dialog()).getByLabelText('DNI del paciente'), '33.456.789{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Elegir a María González' }));
    expect(await screen.findByText(/^La cuenta de esta persona está desactivada/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  const openAppointment = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Ver turno: 17:20/ }));
    return dialog();
  };

  test('moves an appointment among the hours of its professional', async () => {
    answer(rescheduleAppointment, ({ body }) => {
      sent.push(body);
      return asOk(shown);
    });
    const { user } = show();
    await user.click(
      (await openAppointment(user)).getByRole('button', { name: 'Cambiar de hora' }),
    );
    await user.click(await screen.findByRole('button', { name: '17:40' }));
    await user.click((await dialog()).getByRole('button', { name: 'Cambiar de hora' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('cancels only with a reason', async () => {
    answer(updateAppointment, ({ body }) => {
      sent.push(body);
      return asOk(shown);
    });
    const { user } = show();
    await user.click((await openAppointment(user)).getByRole('button', { name: 'Cancelar turno' }));
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    expect(question.getByText('Escribí el motivo')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(question.getByLabelText(/^Motivo para/), 'Licencia');
    await user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    await waitFor(() =>
      expect(sent).toEqual([{ status: 'cancelled', reason: 'Licencia', block: false }]),
    );
  });

  test('neither begins a consultation, nor says that anybody is late or did not come', async () => {
    vi.setSystemTime(new Date('2025-03-10T17:40:00-03:00'));
    const { user } = show();
    const opened = await openAppointment(user);
    for (const name of ['Iniciar consulta', 'Voy con demora', 'No vino'])
      expect(opened.queryByRole('button', { name })).toBeNull();
  });
});

test('the medical director reads, and changes nothing', async () => {
  await logInAs({ ...paula, role: 'MEDICAL_DIRECTOR' });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Ver turno: 17:20/ }));
  const opened = await dialog();
  for (const name of ['Cambiar de hora', 'Cancelar turno'])
    expect(opened.queryByRole('button', { name })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /Dar turno/ })).toBeNull();
});
