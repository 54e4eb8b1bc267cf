import {
  dismissLostPlace,
  getGuardSummary,
  getPosition,
  takePlaceBack,
} from '@app/contract/guard-queue';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { CANCEL_LOCK_MS } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { CHILD, user } from '../testing/family.ts';
import {
  called,
  clinic,
  closeTheGuard,
  guard,
  open,
  openTheGuard,
  props,
  push,
  seconds,
  waitingRoom,
} from '../testing/patient-side.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

beforeEach(openTheGuard);
afterEach(closeTheGuard);

test('the call of an appointment takes no screen, and its end is no lost place', async () => {
  proves('appointment-call-is-quiet');
  const begun = { ...called, origin: 'APPOINTMENT', appointmentId: 'f1' } as const;
  clinic.own = [aQueueEntry(begun)];
  open();
  expect(await screen.findByText('Atenderme ahora')).toBeTruthy();
  clinic.own = [];
  await push('ProfessionalCancel', { ...begun, phase: 'QUIT', status: 'QUIT' });
  await seconds(11);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(clinic.commands).toEqual([]);
});

test('without a place the patient is at home, or joining', async () => {
  clinic.own = [];
  const { unmount } = open();
  expect(await screen.findByText('Atenderme ahora')).toBeTruthy();
  unmount();
  answer(
    getOwnProfile,
    asOk({
      id: 'u1',
      active_role: 'PATIENT' as const,
      email: 'marta@example.com',
      username: 'marta',
      alias: null,
      first_name: 'Marta',
      last_name: 'González',
      sex_str: 'FEMALE' as const,
      birth_date: '1980-05-02',
      id_number: '28123456',
      phone_number: null,
      cuil: null,
      other_identification: null,
      address_dto: null,
      patient_dto: null,
      professional_dto: null,
    }),
  );
  open(true);
  expect(await screen.findByText('Prueba de conexión')).toBeTruthy();
});

test('a place in line is found again, on any device and after a reload', async () => {
  open();
  await waitingRoom();
  expect(screen.getByTestId('queue')).toBeTruthy();
  expect(await screen.findByText('2.º')).toBeTruthy();
  expect(screen.getByText('Espera aproximada: 5 a 10 minutos')).toBeTruthy();
  expect(screen.getByText('Motivo enviado: “Fiebre desde anoche”')).toBeTruthy();
  expect(
    screen.getByText('Si se corta internet, te guardamos tu lugar en la fila 30 segundos.'),
  ).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^2\.º en la fila/));
});

test.each([
  [{}, 'Cámara y micrófono listos', true],
  [{ camera: false }, 'Micrófono listo, sin cámara', true],
  [{ isHeard: false }, 'Con cámara; el micrófono todavía no se escuchó', false],
  [{ camera: false, isHeard: false }, 'Sin cámara; el micrófono todavía no se escuchó', false],
])('of equipment that was tried as %o the wait says "%s"', async (equipment, words, isDone) => {
  open(false, equipment);
  await waitingRoom();
  const [first] = within(screen.getByRole('list', { name: 'Qué falta' })).getAllByRole('listitem');
  expect(first?.textContent).toContain(words);
  expect(first?.textContent?.includes('Listo: ')).toBe(isDone);
});

test('the strip names the family member, and the emergency numbers are at hand', async () => {
  proves('member-is-the-patient');
  open();
  await waitingRoom();
  const strip = screen.getByRole('region', { name: 'Paciente de la consulta' });
  expect(strip.textContent).toContain('Tomás Acosta González');
  expect(screen.getByRole('link', { name: 'Llamar al 107' }).getAttribute('href')).toBe('tel:107');
});

test('without network the seconds that the place is kept are seen but not announced', async () => {
  open();
  await screen.findByText('2.º');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const note = await screen.findByText(/Se cortó internet/);
  expect(screen.getByText('30 s').getAttribute('aria-hidden')).toBe('true');
  await seconds(12);
  expect(screen.getByText('18 s')).toBeTruthy();
  await seconds(20);
  expect(note.textContent).toMatch(
    /^Seguimos sin internet y puede que hayas perdido tu lugar en la fila/,
  );
  expect(note.textContent).not.toMatch(/\d s/);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Seguimos sin internet/)).toBeNull();
});

test('the wait says how fresh it is and how much of it has passed', async () => {
  clinic.own = [aQueueEntry({ createdDate: new Date(Date.now() - 10 * 60_000).toISOString() })];
  open();
  await screen.findByText('2.º');
  expect(screen.getByText('Actualizado hace unos segundos.')).toBeTruthy();
  // Ten minutes have passed and at most ten more are expected.
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Avance de la espera' });
  expect(bar.value).toBe(50);
});

test('whoever is next reads so instead of how much of the wait has passed', async () => {
  answer(
    getPosition,
    asOk({ position: 1, onDuty: 1, wait: { from: 0, to: 10 }, graceSeconds: 30 }),
  );
  open();
  expect(await screen.findByText('Sos el próximo')).toBeTruthy();
  expect(screen.getByText('Espera aproximada: menos de 10 minutos')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a new place is announced once', async () => {
  open();
  await screen.findByText('2.º');
  answer(getPosition, asOk({ position: 1, onDuty: 0, wait: null, graceSeconds: 30 }));
  await push('PATIENT_QUEUE', {});
  expect(await screen.findByText('1.º')).toBeTruthy();
  const news = screen.getByText('Ahora sos el 1.º en la fila');
  expect(news.getAttribute('role')).toBe('status');
  expect(news.getAttribute('aria-atomic')).toBe('true');
  expect(
    screen.getByText('Ahora no hay profesionales en línea. Te guardamos tu lugar en la fila.'),
  ).toBeTruthy();
  expect(screen.queryByText('Sos el próximo')).toBeNull();
});

test('cancelling is locked for three seconds, then asks, then leaves the queue', async () => {
  proves('calling-screen-cancel', 'cancel-locked-three-seconds');
  const { user } = open();
  await waitingRoom();
  const cancel = screen.getByRole('button', { name: 'Cancelar la consulta' });
  await user.click(cancel);
  expect(screen.getByText('Esperá unos segundos para cancelar.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();

  await seconds(CANCEL_LOCK_MS / 1000);
  await user.click(screen.getByRole('button', { name: 'Cancelar la consulta' }));
  const question = within(
    await screen.findByRole('dialog', { name: '¿Querés cancelar la consulta?' }),
  );
  expect(question.getByText(/No se descuenta la consulta/)).toBeTruthy();
  expect(clinic.commands).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancelar la consulta' }));
  expect(await screen.findByText('Atenderme ahora')).toBeTruthy();
  expect(clinic.commands).toEqual(['PatientCancel']);
  expect(screen.queryByText('Tu consulta se canceló')).toBeNull();
});

test('joining ends once there is a place, also by a push before the answer', async () => {
  clinic.own = [];
  open(true);
  await waitFor(() => expect(screen.getByTestId('queue')).toBeTruthy());
  expect(props.onHome).not.toHaveBeenCalled();
  clinic.own = [aQueueEntry()];
  await push('PATIENT_QUEUE', {});
  await waitingRoom();
  expect(props.onHome).toHaveBeenCalledOnce();
});

test.each([
  [
    'PatientTimeoutCancel',
    'Se canceló porque no tuvimos señal tuya durante un rato. No se descontó la consulta.',
  ],
  ['NoPatient', 'El profesional canceló la consulta'],
])('a place lost by %s says why, and offers the way back', async (command, reason) => {
  proves('inactivity-dialog', 'professional-cancelled');
  answer(takePlaceBack, refusal(409, 'visits.place-gone'));
  const { user } = open();
  await waitingRoom();
  clinic.own = [];
  await push(command, { phase: 'QUIT', status: 'QUIT' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu consulta se canceló' }));
  expect(dialog.getByText(reason)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Volver a la fila' }));
  expect(props.onJoin).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a call that the professional takes back leaves the place, and says so', async () => {
  open();
  await waitingRoom();
  await push('ProfessionalCancel', {});
  expect(
    await screen.findByText('El profesional canceló la llamada. Seguís en tu lugar en la fila.'),
  ).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Tu consulta se canceló' })).toBeNull();
});

test('a place that was found gone after being without network is told as well', async () => {
  const { queryClient } = open();
  await waitingRoom();
  clinic.own = [];
  await act(() => queryClient.refetchQueries());
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu consulta se canceló' }));
  expect(dialog.getByText(/no tuvimos señal tuya/)).toBeTruthy();
});

test('joining again keeps patient, specialty and reason', async () => {
  proves('patient-timeout');
  answer(takePlaceBack, refusal(409, 'visits.place-gone'));
  answer(getOwnProfile, asOk(user));
  answer(
    getGuardSummary,
    asList([{ specialtyId: 2, name: 'Pediatría', onDuty: 1, waiting: 0, wait: null }]),
  );
  clinic.own = [aQueueEntry({ patientId: CHILD })];
  const view = open(true);
  await waitingRoom();
  clinic.own = [];
  await push('PatientTimeoutCancel', { patientId: CHILD, phase: 'QUIT', status: 'QUIT' });
  await view.user.click(await screen.findByRole('button', { name: 'Volver a la fila' }));
  await view.user.click(await screen.findByRole('button', { name: 'Conexión lista' }));
  const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(await screen.findByDisplayValue('Fiebre desde anoche')).toBeTruthy();
  expect(isChosen(/^Tomás González/)).toBe(true);
  expect(isChosen(/Pediatría/)).toBe(true);
  expect(isChosen(/^Marta González/)).toBe(false);
  const kept = [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' ');
  expect(kept).not.toContain('Fiebre');
});

/** The joining flow, with the browser's back and forward. */
function ThereAndBack() {
  const [isJoining, setIsJoining] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsJoining(!isJoining)}>
        Atrás o adelante
      </button>
      {guard(isJoining)}
    </>
  );
}

test('a reason that was written is there for who goes back home and comes again', async () => {
  answer(getOwnProfile, asOk(user));
  clinic.own = [];
  const view = renderScreen(<ThereAndBack />);
  const reason = () => screen.findByLabelText('¿Cuál es el motivo de la consulta?');
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  await screen.findByText('Prueba de conexión');
  await press('Conexión lista');
  await view.user.type(await reason(), 'Fiebre');
  await press('Atrás o adelante');
  await screen.findByText('Atenderme ahora');
  await press('Atrás o adelante');
  await screen.findByText('Prueba de conexión');
  await press('Conexión lista');
  expect(await reason()).toHaveProperty('value', 'Fiebre');
  expect(screen.getByRole('radio', { name: /^Marta González/ })).toHaveProperty('checked', false);
});

test('declining goes home', async () => {
  const { user } = open();
  await waitingRoom();
  clinic.own = [];
  await push('ProfessionalTimeoutCancel', { phase: 'QUIT', status: 'QUIT' });
  const dismissed = vi.fn();
  answer(dismissLostPlace, ({ params }) => {
    dismissed(params.queueId);
    return { status: 'ok' } as const;
  });
  await user.click(await screen.findByRole('button', { name: 'Ir al inicio' }));
  await waitFor(() => expect(dismissed).toHaveBeenCalledExactlyOnceWith(aQueueEntry().queueId));
  expect(props.onHome).toHaveBeenCalledOnce();
  expect(props.onJoin).not.toHaveBeenCalled();
});

test('a place that the clinic took away says why', async () => {
  open();
  await screen.findByRole('heading', { name: 'Sala de espera' });
  const reason = 'La dirección te espera en el consultorio';
  clinic.own = [];
  await push('StaffRemove', { phase: 'QUIT', status: 'QUIT', closedReason: reason });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'La clínica te sacó de la fila' }),
  );
  expect(dialog.getByText(new RegExp(reason))).toBeTruthy();
});

test('who is moved to another specialty is told, and goes on waiting', async () => {
  open();
  await screen.findByRole('heading', { name: 'Sala de espera' });
  await push('StaffMove', { profSpecialty: 'Pediatría' });
  expect(await screen.findByText(/Te pasamos a la fila de Pediatría/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sala de espera' })).toBeTruthy();
});
