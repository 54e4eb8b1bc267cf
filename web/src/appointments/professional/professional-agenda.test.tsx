import {
  type Appointment,
  beginAppointment,
  bookAppointment,
  delayAppointment,
  getAgenda,
  getAppointment,
  listSlots,
  listWaitingForMe,
  markNoShow,
  rescheduleAppointment,
  type Slot,
  updateAppointment,
} from '@app/contract/appointments';
import { anAppointment, aSlot } from '@app/contract/appointments/fixtures';
import { searchHistories } from '@app/contract/clinical-history';
import { asList, asOk, asPage } from '@app/contract/kernel';
import { commandEntry, listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { socket } from '../../lib/server/socket.ts';
import { line } from '../../testing/clinic-line.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ProfessionalAgenda } from './professional-agenda.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

const PLACE = '/profesional/agenda-de-turnos';
const PATIENT_ID = '01957000-0000-7000-8000-000000000011';
const VISIT_ID = '0198c0de-0000-7000-8000-00000000a001';

let appointments: Appointment[];
let free: Slot[];
let own: QueueEntry[];
let asked: unknown[];
let sent: unknown[];
const attend = vi.fn();

/** Sets the time on Monday 10 March 2025 in Argentina. */
const itIs = (hour: string) => vi.setSystemTime(new Date(`2025-03-10T${hour}:00-03:00`));

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  itIs('12:00');
  appointments = [anAppointment()];
  free = [aSlot()];
  own = [];
  asked = [];
  sent = [];
  attend.mockClear();
  // First, because its address would match that of the agenda.
  answer(getAppointment, () => asOk(appointments[0] ?? anAppointment()));
  answer(getAgenda, ({ query }) => {
    asked.push(query);
    return asOk({ appointments, free });
  });
  answer(listOwnEntries, () => asList(own));
  answer(listWaitingForMe, () => asPage({ data: [], next: null }));
  await logInAs({ ...paula, accountId: aSlot().professionalId });
});

afterEach(async () => {
  await socket.disconnect();
  vi.useRealTimers();
});

const show = (search = '') =>
  renderScreen(<ProfessionalAgenda beforeCall={(goOn) => goOn()} onAttend={attend} />, {
    path: PLACE,
    at: `${PLACE}${search}`,
  });

/** The dialog of the appointment of 17:20. */
async function open() {
  const view = show();
  const name = 'Ver turno: 17:20, María González';
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

/** Presses a button in the open dialog. */
const press = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the days', () => {
  test('an agenda that cannot be read says so, and is read again when asked', async () => {
    answer(getAgenda, refusal(500, 'server.fault'));
    const { user } = show();
    expect(await screen.findByText('Ocurrió un error al obtener tus turnos')).toBeTruthy();
    answer(getAgenda, () => asOk({ appointments, free }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('María González')).toBeTruthy();
  });

  test('a day without hours says where they are opened', async () => {
    appointments = [];
    free = [];
    show();
    expect(await screen.findByText('No hay turnos programados que mostrar')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir a Mi disponibilidad' }).getAttribute('href')).toBe(
      '/profesional/disponibilidad',
    );
  });

  test('today is shown in order of hours, those of Argentina on a device in Tokyo', async () => {
    proves('agenda-of-a-professional');
    free = [aSlot({ hour: '16:40', appointment_date: '2025-03-10T19:40:00.000Z' })];
    show();
    const rows = within(
      await screen.findByRole('list', { name: 'lunes, 10 de marzo' }),
    ).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '16:40Libre · Obra social o prepagaDar turno',
      '17:20María GonzálezProgramado · Sin confirmarOSDE 210 · Control anualVer turno',
    ]);
    expect(screen.getByText('Hora de Argentina')).toBeTruthy();
    expect(asked).toEqual([{ from: '2025-03-10', to: '2025-03-10' }]);
  });

  test('late in the evening it is still today in Argentina', async () => {
    itIs('23:30');
    show();
    await waitFor(() => expect(asked).toEqual([{ from: '2025-03-10', to: '2025-03-10' }]));
  });

  const shortlyAfterMidnight = anAppointment({
    date: '2025-03-11',
    hour: '00:05',
    appointment_date: '2025-03-11T03:05:00.000Z',
    awaitedUntil: '2025-03-11T03:10:00.000Z',
    patientIsWaiting: true,
  });
  const shortlyBeforeMidnight = anAppointment({
    hour: '23:55',
    appointment_date: '2025-03-11T02:55:00.000Z',
    awaitedUntil: '2025-03-11T03:00:00.000Z',
    patientIsWaiting: true,
  });

  test.each([
    ['an hour too far ahead', '23:49', shortlyAfterMidnight],
    ['one that was cancelled', '23:57', { ...shortlyAfterMidnight, status: 'CANCELLED' as const }],
  ])('today has nothing of tomorrow: %s', async (_, hour, tomorrow) => {
    itIs(hour);
    appointments = [tomorrow];
    show();
    await screen.findByRole('button', { name: 'Dar turno: lun 10/3 · 17:40' });
    expect(screen.queryByText('María González')).toBeNull();
  });

  test('who waits before midnight for an hour after it is seen and attended', async () => {
    proves('attendance-around-midnight');
    itIs('23:57');
    appointments = [shortlyAfterMidnight];
    const { user } = show();
    expect(await screen.findByText('Esperando en la sala')).toBeTruthy();
    expect(asked).toEqual([{ from: '2025-03-10', to: '2025-03-11' }]);
    expect(screen.getByText('mar 11/3 · OSDE 210 · Control anual')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Iniciar consulta: María González' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ver turno: 00:05, María González' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Iniciar consulta' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Voy con demora' })).toBeTruthy();
  });

  test('who waits after midnight for an hour before it is, too', async () => {
    proves('attendance-around-midnight');
    vi.setSystemTime(new Date('2025-03-11T00:10:00-03:00'));
    appointments = [shortlyBeforeMidnight];
    show();
    expect(await screen.findByText('Esperando en la sala')).toBeTruthy();
    expect(asked).toEqual([{ from: '2025-03-10', to: '2025-03-11' }]);
    expect(screen.getByRole('button', { name: 'Iniciar consulta: María González' })).toBeTruthy();
  });

  test.each<[string, Partial<Appointment>]>([
    ['Programado · Confirmado', { confirm: true }],
    ['Esperando en la sala', { patientIsWaiting: true, confirm: true }],
    ['En consulta', { visitPhase: 'IN_CALL', consultationId: VISIT_ID }],
    ['Finalizado', { status: 'FINISHED' }],
    ['Cancelado', { status: 'CANCELLED', closedReason: 'PATIENT' }],
    ['No vino', { status: 'CANCELLED', closedReason: 'NO_SHOW' }],
    ['No atendido', { status: 'CANCELLED', closedReason: 'NOT_ATTENDED' }],
    [
      'Lo canceló el paciente: “Estoy de viaje”',
      { status: 'CANCELLED', closedReason: 'PATIENT', closedText: 'Estoy de viaje' },
    ],
    ['Pide otra hora: “Por la tarde”', { rescheduleRequest: 'Por la tarde' }],
    ['Avisaste 20 minutos de demora', { delayMinutes: 20 }],
  ])('a row says %s', async (words, changes) => {
    appointments = [anAppointment(changes)];
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('days and weeks are gone through with the keyboard, and are in the address', async () => {
    const { user, address } = show();
    await screen.findByText('María González');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe(`${PLACE}?dia=2025-03-11`));
    await user.click(screen.getByRole('button', { name: 'Semana' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2025-03-10', to: '2025-03-16' }));
    expect(screen.getByText('Del lun 10/3 al dom 16/3')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2025-03-03', to: '2025-03-09' }));
    await user.keyboard('{Home}');
    await waitFor(() => expect(address()).toBe(`${PLACE}?vista=semana`));
  });

  test('two quick presses go on by two days', async () => {
    const { address } = show();
    await screen.findByText('María González');
    const next = screen.getByRole('button', { name: 'Día siguiente' });
    act(() => {
      next.click();
      next.click();
    });
    await waitFor(() => expect(address()).toBe(`${PLACE}?dia=2025-03-12`));
  });

  test('in a week each day has its own hours', async () => {
    const { user } = show('?vista=semana');
    const monday = within(await screen.findByRole('region', { name: 'lunes, 10 de marzo' }));
    expect(monday.getByRole('button', { name: /17:20/ }).textContent).toBe(
      '17:20María GonzálezSin confirmar',
    );
    const tuesday = within(screen.getByRole('region', { name: 'martes, 11 de marzo' }));
    expect(tuesday.getByText('Sin turnos')).toBeTruthy();
    await user.click(monday.getByRole('button', { name: '17:40 Libre. Dar turno: lun 10/3' }));
    expect(await screen.findByRole('dialog', { name: 'Dar turno' })).toBeTruthy();
  });

  test('a push of an appointment is seen at once', async () => {
    show();
    await screen.findByText('Programado · Sin confirmar');
    appointments = [anAppointment({ confirm: true })];
    await socket.connect({ accountId: 'a1', email: 'paula@example.com', role: 'PROFESSIONAL' });
    const event = { command: 'Appointment', appointmentId: anAppointment().id };
    act(() => line.heard.get('/user/a1/private')?.({ body: JSON.stringify(event) }));
    expect(await screen.findByText('Programado · Confirmado')).toBeTruthy();
  });
});

describe('giving an appointment', () => {
  beforeEach(() => {
    answer(searchHistories, ({ body }) => {
      sent.push(body);
      return asList([
        {
          id: PATIENT_ID,
          clinicHistoryId: 5521,
          first_name: 'María',
          last_name: 'González',
          id_number: '30111222',
          last_consultation: null,
        },
      ]);
    });
  });

  const find = async (user: ReturnType<typeof show>['user'], text: string) => {
    await user.type(await screen.findByLabelText('Nombre o DNI'), text);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
  };

  test('somebody who is no own patient is not found', async () => {
    answer(searchHistories, asList([]));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dar turno: lun 10/3 · 17:40' }));
    await find(user, 'Pérez');
    expect(
      await screen.findByText('No encontramos a esa persona entre tus pacientes.'),
    ).toBeTruthy();
  });

  test.each([
    ['appointments.slot-taken', 'Esa hora ya no está libre. Elegí otra.'],
    ['appointments.patient-busy', 'El paciente tiene otro turno a esa hora.'],
  ])('refused as %s it says so, and keeps what was typed', async (code, cause) => {
    answer(bookAppointment, refusal(409, code));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dar turno: lun 10/3 · 17:40' }));
    await find(user, 'gonz');
    await user.click(await screen.findByRole('button', { name: 'Elegir a María González' }));
    await press(user, 'Dar turno');
    expect(await screen.findByRole('link', { name: 'Escribí el motivo' })).toBeTruthy();
    await user.type(screen.getByLabelText('Motivo de la consulta'), 'Control');
    await press(user, 'Dar turno');
    expect(await screen.findByText(`Ocurrió un error al dar el turno. ${cause}`)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Motivo/).value).toBe('Control');
  });

  test('a free hour is given to an own patient, found by DNI, once', async () => {
    answer(bookAppointment, ({ body, headers }) => {
      sent.push(body, headers.has('Idempotency-Key'));
      return asOk(anAppointment());
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dar turno: lun 10/3 · 17:40' }));
    await find(user, '30.111.222');
    await user.click(await screen.findByRole('button', { name: 'Elegir a María González' }));
    expect(screen.getByText('lunes, 10 de marzo, 17:40 h')).toBeTruthy();
    await user.type(screen.getByLabelText('Motivo de la consulta'), 'Control');
    await press(user, 'Dar turno');
    expect(await screen.findByText(/El turno quedó dado/)).toBeTruthy();
    const { appointment_date, time_availability_id } = aSlot();
    expect(sent).toEqual([
      { idNumber: '30111222' },
      { patientId: PATIENT_ID, appointment_date, time_availability_id, reason: 'Control' },
      true,
    ]);
  });

  test('without an hour, one of those for this patient is chosen', async () => {
    answer(listSlots, ({ query }) => {
      sent.push(query);
      return asList([aSlot(), aSlot({ date: '2025-03-12', hour: '09:00' })]);
    });
    answer(bookAppointment, asOk(anAppointment()));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Dar turno' }));
    await find(user, 'gonz');
    await user.click(await screen.findByRole('button', { name: 'Elegir a María González' }));
    await user.selectOptions(await screen.findByLabelText('Día'), 'mié 12/3 · 1 horario');
    await user.click(screen.getByRole('button', { name: '09:00' }));
    await user.type(screen.getByLabelText('Motivo de la consulta'), 'Control');
    await press(user, 'Dar turno');
    expect(await screen.findByText(/El turno quedó dado/)).toBeTruthy();
  });
});

describe('one appointment', () => {
  test('is cancelled with a reason that its patient reads, and its hour blocked; a failure says so first', async () => {
    answer(updateAppointment, refusal(409, 'appointments.command-refused'));
    const { user } = await open();
    await press(user, 'Cancelar turno');
    const question = within(
      await screen.findByRole('dialog', { name: '¿Deseas cancelar el turno?' }),
    );
    expect(question.getByText('María González, lunes 10 de marzo, 17:20 h')).toBeTruthy();
    expect(question.getByText(/La hora vuelve a quedar libre/)).toBeTruthy();
    await user.type(question.getByLabelText(/Motivo/), 'Congreso');
    await user.click(question.getByLabelText('Bloquear también esta hora en mi agenda'));
    expect(question.getByText(/La hora queda bloqueada/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    expect(await question.findByText(/Ocurrió un error al cancelar el turno/)).toBeTruthy();
    answer(updateAppointment, ({ body, headers }) => {
      sent.push({ body, seen: headers.get('If-Match') });
      return asOk(anAppointment({ status: 'CANCELLED', closedReason: 'PROFESSIONAL' }));
    });
    await user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    expect(await screen.findByText(/El turno quedó cancelado/)).toBeTruthy();
    expect(sent).toEqual([
      { body: { status: 'cancelled', reason: 'Congreso', block: true }, seen: '"1"' },
    ]);
  });

  test('moves to another free hour, which has to be chosen', async () => {
    answer(listSlots, asList([aSlot()]));
    answer(rescheduleAppointment, ({ body, headers }) => {
      sent.push({ body, seen: headers.get('If-Match') });
      return asOk(anAppointment());
    });
    const { user } = await open();
    await press(user, 'Cambiar de hora');
    const hour = await screen.findByRole('button', { name: '17:40' });
    await press(user, 'Cambiar de hora');
    expect(await screen.findByText('Elegí una hora.')).toBeTruthy();
    await user.click(hour);
    await press(user, 'Cambiar de hora');
    expect(await screen.findByText(/El turno cambió de hora/)).toBeTruthy();
    const { appointment_date, time_availability_id } = aSlot();
    expect(sent).toEqual([{ body: { appointment_date, time_availability_id }, seen: '"1"' }]);
  });

  test('its patient is told of a delay', async () => {
    answer(delayAppointment, ({ body }) => {
      sent.push(body);
      return asOk(anAppointment({ delayMinutes: 20 }));
    });
    const { user } = await open();
    await press(user, 'Voy con demora');
    await press(user, 'Avisar');
    expect(screen.getByText('Elegí cuánto te demorás')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '20 minutos: a las 17:40\u00a0h' }));
    await press(user, 'Avisar');
    expect(await screen.findByText('Le avisamos al paciente de tu demora.')).toBeTruthy();
    expect(sent).toEqual([{ minutes: 20 }]);
  });

  test('a delay that is over, or shorter than the one that was told, is not offered', async () => {
    itIs('17:35');
    appointments = [anAppointment({ delayMinutes: 20, awaitedUntil: '2025-03-10T20:45:00.000Z' })];
    const { user } = await open();
    await press(user, 'Voy con demora');
    const offered = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
    expect(offered).toEqual(['30 minutos: a las 17:50\u00a0h', '45 minutos: a las 18:05\u00a0h']);
  });

  test('somebody did not come only once they cannot enter any more', async () => {
    itIs('17:24');
    answer(markNoShow, asOk(anAppointment({ status: 'CANCELLED', closedReason: 'NO_SHOW' })));
    const { dialog, user } = await open();
    expect(dialog.getByText('Podés marcarlo desde las 17:25 h.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Cancelar turno' })).toBeNull();
    itIs('17:26');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await press(user, 'No vino');
    await press(user, 'No vino');
    expect(await screen.findByText(/el paciente no vino/)).toBeTruthy();
  });
});

describe('the consultation of an appointment', () => {
  const begun = aQueueEntry({
    queueId: VISIT_ID,
    origin: 'APPOINTMENT',
    appointmentId: anAppointment().id,
    status: 'STARTED',
    phase: 'OFFERED',
    claimEpoch: 1,
    first_name: 'María',
    last_name: 'González',
  });

  const begin = async () => {
    const view = show();
    const name = 'Iniciar consulta: María González';
    await view.user.click(await screen.findByRole('button', { name }));
    return view;
  };

  test('is not begun before a quarter of an hour before', async () => {
    itIs('17:04');
    const { dialog } = await open();
    expect(dialog.getByText('Podés iniciarla desde las 17:05 h.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Iniciar consulta: María González' })).toBeNull();
  });

  test('a refusal says why', async () => {
    itIs('17:06');
    answer(beginAppointment, refusal(409, 'visits.already-attending'));
    await begin();
    expect(await screen.findByText(/Terminá esa consulta primero/)).toBeTruthy();
  });

  test('waits for its patient, and opens when they enter', async () => {
    itIs('17:06');
    answer(beginAppointment, () => {
      own = [begun];
      return asOk(begun);
    });
    await begin();
    const waiting = within(await screen.findByRole('alertdialog'));
    expect(waiting.getByText('Esperando a que entre María González…')).toBeTruthy();
    expect(attend).not.toHaveBeenCalled();
    own = [{ ...begun, phase: 'IN_CALL' }];
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(attend).toHaveBeenCalledWith(VISIT_ID));
  });

  test.each([
    ['Dejar de esperar', 'ProfessionalCancel', '17:06'],
    ['No vino', 'NoPatient', '17:21'],
  ])('%s ends the wait', async (button, command, hour) => {
    itIs(hour);
    own = [begun];
    answer(commandEntry, ({ body }) => {
      sent.push(body);
      own = [];
      return asOk({ ...begun, phase: 'QUIT', status: 'QUIT' });
    });
    const { user } = show();
    const waiting = within(await screen.findByRole('alertdialog'));
    await user.click(await waiting.findByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toMatchObject([{ command, claimEpoch: 1 }]);
  });

  test('before the hour nobody is marked as not come', async () => {
    itIs('17:06');
    own = [begun];
    show();
    const waiting = within(await screen.findByRole('alertdialog'));
    expect(await waiting.findByText('Podés marcarlo desde las 17:20.')).toBeTruthy();
  });
});
