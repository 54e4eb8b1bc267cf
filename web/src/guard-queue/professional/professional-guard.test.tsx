import { updatePreferences } from '@app/contract/accounts';
import { anAccount } from '@app/contract/accounts/fixtures';
import {
  DELAYED_AFTER_MINUTES,
  getGuardDay,
  listTriage,
  listWaiting,
  RELOAD_SPINNER_MS,
} from '@app/contract/guard-queue';
import { aTriage } from '@app/contract/guard-queue/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { commandEntry, listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { soundsMuted } from '../../lib/device/sounds.ts';
import { screenActions } from '../../lib/screen-actions.ts';
import { socket } from '../../lib/server/socket.ts';
import { line } from '../../testing/clinic-line.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aGuardDay } from '../testing/guard-day.ts';
import { aPediatrician } from '../testing/pediatrician.ts';
import { GuardWatch } from './guard-watch.tsx';
import { ProfessionalGuard } from './professional-guard.tsx';

vi.mock('@stomp/stompjs', () => import('../../testing/clinic-line.ts'));

type Practice = NonNullable<User['professional_dto']>;

/** Verified, with a licence valid until a day, and others. */
const licensedUntil = (
  valid_until: string,
  other_licences: Practice['other_licences'] = [],
): User => {
  const user = aPediatrician();
  return {
    ...user,
    professional_dto: { ...(user.professional_dto as Practice), valid_until, other_licences },
  };
};

const NOW = new Date('2025-03-07T23:10:00Z');
const tomas = aQueueEntry({ createdDate: '2025-03-07T23:05:00.000Z' });
const ines = aQueueEntry({
  queueId: '0198c0de-0000-7000-8000-00000000a002',
  orderNumber: 2,
  createdDate: '2025-03-07T23:08:00.000Z',
  first_name: 'Inés',
  last_name: 'Álvarez',
  age: 67,
  reason: 'Receta',
});

let waiting: QueueEntry[];
let own: QueueEntry[];
const attend = vi.fn();
/** Replaces the equipment test before a call. */
const beforeCall = (goOn: () => void) => goOn();

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  waiting = [tomas, ines];
  own = [];
  attend.mockClear();
  soundsMuted.set(false);
  answer(getOwnProfile, asOk(aPediatrician()));
  answer(listOwnEntries, () => asList(own));
  answer(listWaiting, ({ params }) => {
    expect(params.specialtyId).toBe('2');
    return asList(waiting);
  });
  answer(listTriage, () => asList(waiting.map(({ queueId }) => aTriage({ queueId }))));
  answer(getGuardDay, asOk(aGuardDay()));
  await logInAs(paula);
});

afterEach(async () => {
  await socket.disconnect();
  vi.useRealTimers();
});

/** The guard, with the parts that surround every screen of professionals. */
const open = (isOnDuty = true) =>
  renderScreen(
    <>
      <GuardWatch isOnDuty={isOnDuty} />
      <ProfessionalGuard
        isOnDuty={isOnDuty}
        dutyButton={<button type="button">Entrar a la guardia</button>}
        beforeCall={beforeCall}
        onAttend={attend}
        doorsOf={() => undefined}
        nextAppointment="17:20 h, Inés Álvarez"
      />
    </>,
  );

const rowOf = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement,
  );

const push = async (command: string, entry: QueueEntry) => {
  await socket.connect({ accountId: 'a1', email: 'paula@example.com', role: 'PROFESSIONAL' });
  act(() => line.heard.get('/user/a1/private')?.({ body: JSON.stringify({ command, entry }) }));
};

test('a line that cannot be read says so, and is read again when asked', async () => {
  proves('line-fails');
  answer(listWaiting, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('Ocurrió un error en la búsqueda de la consulta')).toBeTruthy();
  answer(listWaiting, asList([tomas]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await rowOf('Tomás')).toBeTruthy();
});

/** The guard of a person who leaves it while it is open. */
function Leaving() {
  const [isOnDuty, setIsOnDuty] = useState(true);
  return (
    <>
      <ProfessionalGuard
        isOnDuty={isOnDuty}
        dutyButton={null}
        beforeCall={beforeCall}
        onAttend={attend}
        doorsOf={() => undefined}
        nextAppointment="17:20 h, Inés Álvarez"
      />
      <button type="button" onClick={() => setIsOnDuty(false)}>
        Salir de la guardia
      </button>
    </>
  );
}

test('leaving the guard shows no error of its line', async () => {
  answer(listWaiting, refusal(409, 'guard-queue.not-on-duty'));
  const { user } = renderScreen(<Leaving />);
  await screen.findByText('Ocurrió un error en la búsqueda de la consulta');
  await user.click(screen.getByRole('button', { name: 'Salir de la guardia' }));
  expect(await screen.findByText('Estás fuera de la guardia')).toBeTruthy();
  expect(screen.queryByText('Ocurrió un error en la búsqueda de la consulta')).toBeNull();
});

test('reading the line again is seen for two seconds, however quick the answer', async () => {
  proves('reload-grid');
  const { user } = open();
  await rowOf('Tomás');
  const reload = screen.getByRole('button', { name: /^Actualizar/ });
  await user.click(reload);
  await act(() => vi.advanceTimersByTimeAsync(RELOAD_SPINNER_MS - 200));
  expect(reload.getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(reload.getAttribute('aria-disabled')).toBeNull();
});

test('off duty there is no line, and a button to start', async () => {
  open(false);
  expect(await screen.findByText('Estás fuera de la guardia')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Entrar a la guardia' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an unverified professional reads why the guard is closed, and is offered no button', async () => {
  answer(getOwnProfile, asOk(aPediatrician('PENDING_VERIFICATION')));
  open(false);
  expect(
    await screen.findByText('Estamos verificando tu matrícula. Te avisamos por correo.'),
  ).toBeTruthy();
  expect(screen.getByText('Vas a poder atender cuando verifiquemos tu matrícula.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Entrar a la guardia' })).toBeNull();
});

test.each([
  ['2025-03-06', 'Tu matrícula venció el 06/03/2025. Actualizala en Mi perfil.'],
  ['2025-03-07', 'Tu matrícula vence el 07/03/2025. Actualizala en Mi perfil.'],
  ['2025-04-06', 'Tu matrícula vence el 06/04/2025. Actualizala en Mi perfil.'],
])('of a licence that counts until %s the professional reads: %s', async (valid_until, words) => {
  answer(getOwnProfile, asOk(licensedUntil(valid_until)));
  open();
  expect(await screen.findByText(words)).toBeTruthy();
  const toProfile = screen.getByRole('link', { name: 'Ir a Mi perfil' });
  expect(toProfile.getAttribute('href')).toBe('/registro-completo');
});

test('an expired licence closes the guard, also to who is on duty', async () => {
  answer(getOwnProfile, asOk(licensedUntil('2025-03-06')));
  open();
  expect(
    await screen.findByText('Vas a poder atender cuando actualices tu matrícula.'),
  ).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Entrar a la guardia' })).toBeNull();
});

test('while another licence counts for longer nothing is told', async () => {
  const licence = {
    licence_str: '55012',
    type_licence_str: 'PROVINCIAL' as const,
    issuer: 'Colegio de Médicos',
    jurisdiction_code: '06',
    valid_until: '2025-12-31',
  };
  answer(getOwnProfile, asOk(licensedUntil('2025-03-06', [licence])));
  open();
  expect(await rowOf('Tomás')).toBeTruthy();
  expect(screen.queryByText(/^Tu matrícula/)).toBeNull();
});

test('calling a patient with a licence that has just expired shows so', async () => {
  answer(commandEntry, refusal(403, 'licence-verification.expired'));
  const { user } = open();
  await user.click((await rowOf('Tomás')).getByRole('button', { name: /^Llamar/ }));
  expect(
    await screen.findByText('Tu matrícula venció. Actualizala en Mi perfil para volver a atender.'),
  ).toBeTruthy();
});

test('an empty line says so, with what comes next', async () => {
  waiting = [];
  open();
  expect(await screen.findByText('No hay pacientes en espera')).toBeTruthy();
  expect(screen.getByText('Cuando alguien entre a la fila te avisamos acá.')).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Guardia virtual/));
});

test('the oldest waits first, since when and why; the tab counts', async () => {
  proves('route-professional-home');
  open();
  const first = await rowOf('Tomás');
  expect(first.getByText('8 años')).toBeTruthy();
  expect(first.getByText('Fiebre desde anoche')).toBeTruthy();
  expect(first.getByText('Cercana Familiar')).toBeTruthy();
  expect(first.getByText('esperando')).toBeTruthy();
  expect(first.getByText('hace 5 min')).toBeTruthy();
  expect(first.getByText('Alergia: Penicilina')).toBeTruthy();
  expect(screen.getByText('Próximo turno: 17:20 h, Inés Álvarez.')).toBeTruthy();
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names).toEqual(['Tomás Acosta González8 años', 'Inés Álvarez67 años']);
  expect(screen.getByRole('heading', { name: 'Pediatría' })).toBeTruthy();
  expect(screen.getByText('2 pacientes en espera')).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Guardia virtual/));
});

test('somebody who waits for more than ten minutes is said to be delayed', async () => {
  open();
  const row = await rowOf('Tomás');
  await act(() => vi.advanceTimersByTimeAsync(DELAYED_AFTER_MINUTES * 60_000 - 299_000));
  expect(row.getByText('esperando, demorado')).toBeTruthy();
  expect((await rowOf('Inés')).getByText('esperando')).toBeTruthy();
});

test('e-mail and professional are in the detail of the row', async () => {
  proves('route-professional-home');
  const { user } = open();
  await user.click((await rowOf('Tomás')).getByRole('button', { name: 'Ver detalle' }));
  expect(await screen.findByText('p•••@cercana.test')).toBeTruthy();
  expect(screen.getByText('Profesional')).toBeTruthy();
});

test.each([
  ['guard-queue.already-taken', 'Otro profesional ya llamó a este paciente.'],
  [
    'visits.already-attending',
    'Ya estás atendiendo a un paciente. Terminá esa consulta antes de llamar a otro.',
  ],
  ['guard-queue.not-on-duty', 'Estás fuera de la guardia.'],
])('a call refused by %s says why, and the line is read again', async (code, message) => {
  answer(commandEntry, () => {
    waiting = [ines];
    return refusal(409, code);
  });
  const { user } = open();
  await user.click(
    (await rowOf('Tomás')).getByRole('button', { name: 'Llamar a Tomás Acosta González' }),
  );
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Tomás/ })).toBeNull());
});

test('a call waits for the patient, then connects, then opens the consultation', async () => {
  proves('call-states-of-a-professional');
  const claimed = { ...tomas, phase: 'OFFERED', status: 'STARTED', claimEpoch: 7 } as const;
  answer(commandEntry, ({ params, body }) => {
    expect(params.queueId).toBe(tomas.queueId);
    expect(body).toEqual({ command: 'SetProfessional', status: 'STARTED' });
    own = [claimed];
    return asOk(claimed);
  });
  const { user } = open();
  await user.click((await rowOf('Tomás')).getByRole('button', { name: /^Llamar/ }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Llamando a Tomás Acosta González' }),
  );
  expect(dialog.getByText('Esperando la respuesta del paciente…')).toBeTruthy();

  own = [{ ...claimed, phase: 'ACCEPTED', status: 'ACCEPTED' }];
  await push('Accept', own[0] ?? tomas);
  expect(await dialog.findByText('Conectando…')).toBeTruthy();
  expect(attend).not.toHaveBeenCalled();

  own = [{ ...claimed, phase: 'IN_CALL' }];
  await push('Start', own[0] ?? tomas);
  await waitFor(() => expect(attend).toHaveBeenCalledWith(tomas.queueId));
  // Until the consultation opens, nothing replaces the dialog, and it cannot be cancelled.
  expect(screen.queryByText(/Consultas pendientes/)).toBeNull();
  const { getByRole } = within(screen.getByRole('alertdialog'));
  expect(getByRole('button', { name: /^Cancelar llamada/ }).ariaDisabled).toBe('true');
});

test('a call of another window is not opened in this one, which leads to it', async () => {
  const claimed = { ...tomas, phase: 'OFFERED', status: 'STARTED', claimEpoch: 7 } as const;
  own = [claimed];
  open();
  await screen.findByRole('alertdialog', { name: 'Llamando a Tomás Acosta González' });
  own = [{ ...claimed, phase: 'IN_CALL' }];
  await push('Start', own[0] ?? tomas);
  expect(await screen.findByRole('button', { name: 'Volver a la consulta' })).toBeTruthy();
  expect(attend).not.toHaveBeenCalled();
});

test('no patient is called before camera and microphone work', async () => {
  proves('call-needs-devices');
  const asked = vi.fn();
  const { user } = renderScreen(
    <ProfessionalGuard
      isOnDuty
      dutyButton={null}
      beforeCall={asked}
      onAttend={attend}
      doorsOf={() => undefined}
      nextAppointment={null}
    />,
  );
  await user.click((await rowOf('Tomás')).getByRole('button', { name: /^Llamar/ }));
  // No claim is reported to the server, since none was answered.
  expect(asked).toHaveBeenCalledOnce();
});

test('a call is taken back with its claim', async () => {
  proves('professional-takes-back-a-call');
  own = [{ ...tomas, phase: 'OFFERED', status: 'STARTED', claimEpoch: 7 }];
  const sent: unknown[] = [];
  answer(commandEntry, ({ body }) => {
    sent.push(body);
    own = [];
    return asOk({ ...tomas, phase: 'QUIT' as const, status: 'QUIT' as const });
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar llamada' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([{ command: 'ProfessionalCancel', claimEpoch: 7 }]);
});

test.each([
  ['IN_CALL', 'STARTED', 'Volver a la consulta'],
  ['WRAP_UP', 'STARTED', 'Volver a la consulta'],
  ['ERROR', 'FAIL_SAVE_CONSULTATION', 'Volver a guardar'],
] as const)('a consultation left in %s is a press away', async (phase, status, button) => {
  own = [{ ...tomas, phase, status, claimEpoch: 7 }];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: button }));
  expect(attend).toHaveBeenCalledExactlyOnceWith(tomas.queueId);
});

test('a new patient enters the line by a push', async () => {
  proves('queue-refresh');
  waiting = [tomas];
  open();
  await rowOf('Tomás');
  waiting = [tomas, ines];
  await push('PATIENT_QUEUE', ines);
  expect(await rowOf('Inés')).toBeTruthy();
  expect(screen.getByText('2 pacientes en espera')).toBeTruthy();
});

test('a patient who stopped answering during the call is told of', async () => {
  proves('cancelled-by-inactivity');
  own = [{ ...tomas, phase: 'OFFERED', status: 'STARTED', claimEpoch: 7 }];
  open();
  await screen.findByRole('alertdialog');
  own = [];
  await push('PatientTimeoutCancel', { ...tomas, phase: 'QUIT', status: 'QUIT', claimEpoch: 7 });
  expect(
    await screen.findByText('Se canceló la consulta por inactividad del paciente'),
  ).toBeTruthy();
});

test('the sound repeats while people wait; turning it off is kept with the account', async () => {
  proves('waiting-sound-repeats', 'waiting-sound-every-three-seconds');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const kept: unknown[] = [];
  answer(updatePreferences, ({ body }) => {
    kept.push(body);
    return anAccount();
  });
  const { user } = open();
  await rowOf('Tomás');
  const before = play.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(play.mock.calls.length - before).toBe(3);

  await user.click(screen.getByRole('button', { name: 'Sonido: sí' }));
  expect(screen.getByRole('button', { name: 'Sonido: no' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  const silent = play.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(play.mock.calls.length).toBe(silent);
  await waitFor(() => expect(kept).toEqual([{ sounds_muted: true }]));
});

test('a browser that is silent until pressed is asked for the press', async () => {
  proves('sound-permission');
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  const { user } = open();
  const dialog = within(await screen.findByRole('dialog', { name: '¿Activamos el sonido?' }));
  await user.click(dialog.getByRole('button', { name: 'Activar sonido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Sonido: sí' })).toBeTruthy();
});

test('Escape at that question leaves the guard silent', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const { user } = open();
  await screen.findByRole('dialog', { name: '¿Activamos el sonido?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Sonido: no' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(play).not.toHaveBeenCalled();
});

const offered = (id: string) =>
  [...screenActions.get().values()].flat().find((action) => action.id === id);

test.each([
  ['off duty', false, [tomas], 'Estás fuera de la guardia'],
  ['with nobody waiting', true, [], 'No hay pacientes en espera'],
])('%s the palette calls nobody, and says why', async (_, isOnDuty, line, reason) => {
  waiting = [...line];
  open(isOnDuty);
  await screen.findByRole('heading', { level: 1, name: /Pediatría/ });
  await waitFor(() => expect(offered('call-next')?.disabledReason).toBe(reason));
});

test('the palette calls the patient who has waited longest', async () => {
  const called: unknown[] = [];
  answer(commandEntry, ({ params }) => {
    called.push(params.queueId);
    return asOk(tomas);
  });
  open();
  await waitFor(() =>
    expect(offered('call-next')?.label).toBe('Llamar al próximo paciente: Tomás Acosta González'),
  );
  act(() => offered('call-next')?.run());
  await waitFor(() => expect(called).toEqual([tomas.queueId]));
});

test('an appointment that waits for its patient is no call of the guard', async () => {
  own = [
    aQueueEntry({ origin: 'APPOINTMENT', appointmentId: 't1', phase: 'OFFERED', claimEpoch: 1 }),
  ];
  open();
  await rowOf('Tomás');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
