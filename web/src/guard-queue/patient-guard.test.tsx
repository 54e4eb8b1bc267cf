import { getPlanInfo } from '@app/contract/coverage';
import {
  CALL_DELAY_MS,
  CANCEL_LOCK_MS,
  commandEntry,
  dismissLostPlace,
  getGuardSummary,
  getLostPlace,
  getPosition,
  listOwnEntries,
  type QueueEntry,
} from '@app/contract/guard-queue';
import { aQueueEntry } from '@app/contract/guard-queue/fixtures';
import { asError, asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, getProfessional, type ProfessionalCard } from '@app/contract/profiles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../lib/session.ts';
import { socket } from '../lib/socket.ts';
import { line } from '../testing/clinic-line.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PatientGuard } from './patient-guard.tsx';
import { CHILD, user } from './testing/family.ts';

vi.mock('@stomp/stompjs', () => import('../testing/clinic-line.ts'));

const called = {
  phase: 'OFFERED',
  status: 'STARTED',
  professionalId: '0198c0de-0000-7000-8000-00000000d001',
  profesionalName: 'Dra. Paula Ríos',
  professionalLicence: 'M.N. 104233',
} as const;

const aProfessionalCard = (photo_encode: string | null): ProfessionalCard => ({
  id: called.professionalId,
  first_name: 'Paula',
  last_name: 'Ríos',
  alias: null,
  sex_str: 'FEMALE',
  professional_dto: {
    licence_str: 'MN104233',
    licence_label: called.professionalLicence,
    profession: null,
    specialties: [],
    photo_encode,
  },
});

let own: QueueEntry[];
let commands: string[];
const props = { onJoin: vi.fn(), onHome: vi.fn(), onEnter: vi.fn() };

/** What the server does with each command of a patient. */
const effects: Record<string, Partial<QueueEntry>> = {
  Accept: { phase: 'ACCEPTED', status: 'ACCEPTED' },
  Start: { phase: 'IN_CALL', status: 'STARTED' },
  PatientCancel: { phase: 'QUIT', status: 'QUIT' },
};

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  own = [aQueueEntry()];
  commands = [];
  for (const prop of Object.values(props)) prop.mockClear();
  answer(listOwnEntries, () => asList(own));
  answer(getLostPlace, asOk(null));
  answer(getProfessional, asOk(aProfessionalCard(null)));
  answer(
    getPosition,
    asOk({ position: 2, onDuty: 1, wait: { from: 5, to: 10 }, graceSeconds: 30 }),
  );
  answer(commandEntry, ({ body }) => {
    const { command } = body as { command: string };
    commands.push(command);
    const next = aQueueEntry({ ...own[0], ...effects[command] });
    own = next.phase === 'QUIT' ? [] : [next];
    return asOk(next);
  });
  answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
  answer(getGuardSummary, asList([]));
  answer(getPlanInfo, refusal(404, 'request.not-found'));
  session.plug({
    mint: async () => ({ id_token: 't', expires_in: 600 }),
    loadViewer: async () => ({
      accountId: 'a1',
      email: 'marta@example.com',
      role: 'PATIENT',
      full_profile: true,
      first_name: 'Marta',
      last_name: 'González',
      sex_str: 'FEMALE',
    }),
  });
  await session.open({ id_token: 't', expires_in: 600 }, 'password');
});

afterEach(async () => {
  await socket.disconnect();
  session.end();
  vi.useRealTimers();
});

const guard = (isJoining = false, onJoin: () => void = props.onJoin) => (
  <PatientGuard
    {...props}
    onJoin={onJoin}
    isJoining={isJoining}
    homeSide={null}
    frame={(place, content, strip) => (
      <div data-testid={place}>
        {strip}
        {content}
      </div>
    )}
    slots={{
      connectionTest: ({ onPass }) => (
        <>
          <p>Prueba de conexión</p>
          <button type="button" onClick={onPass}>
            Conexión lista
          </button>
        </>
      ),
      deviceCheck: () => null,
      equipmentButton: <button type="button">Probar cámara y micrófono</button>,
      callPreview: ({ isOff, onNoCamera }) => (
        <button type="button" onClick={onNoCamera}>
          {isOff ? 'Cámara apagada' : 'Se ve tu imagen'}
        </button>
      ),
    }}
  />
);

const open = (isJoining = false) => renderScreen(guard(isJoining));

/** At home until the person sets out for the line. */
function FromHome() {
  const [isJoining, setIsJoining] = useState(false);
  return guard(isJoining, () => setIsJoining(true));
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const connected = () => waitFor(() => expect(socket.getSnapshot()).toBe('connected'));

const push = async (command: string, entry: Partial<QueueEntry>) => {
  await connected();
  act(() =>
    line.heard.get('/user/a1/private')?.({
      body: JSON.stringify({ command, entry: aQueueEntry(entry) }),
    }),
  );
};

const waitingRoom = () => screen.findByRole('heading', { name: 'Sala de espera' });

test('whoever is in nobody’s line is at home, or on the way in', async () => {
  own = [];
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
  expect(screen.getByText('Si se corta internet, te guardamos el lugar 30 segundos.')).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^2\.º en la fila/));
});

test('the strip names the family member, and the emergency numbers are at hand', async () => {
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
  expect(note.textContent).not.toMatch(/\d s/);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Se cortó internet/)).toBeNull();
});

test('the wait says how fresh it is and how much of it has passed', async () => {
  own = [aQueueEntry({ createdDate: new Date(Date.now() - 10 * 60_000).toISOString() })];
  open();
  await screen.findByText('2.º');
  expect(screen.getByText('Actualizado hace unos segundos.')).toBeTruthy();
  // Ten minutes have passed and at most ten more are expected.
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Avance de la espera' });
  expect(bar.value).toBe(50);
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
    screen.getByText('Ahora no hay profesionales en línea. Te guardamos el lugar.'),
  ).toBeTruthy();
});

test('cancelling is locked for three seconds, then asks, then leaves the queue', async () => {
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
  expect(commands).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Cancelar la consulta' }));
  expect(await screen.findByText('Atenderme ahora')).toBeTruthy();
  expect(commands).toEqual(['PatientCancel']);
  expect(screen.queryByText('Tu consulta se canceló')).toBeNull();
});

describe('the called patient', () => {
  const card = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Te llama la Dra. Paula Ríos' }));
  const entered = (camera: boolean) =>
    expect(props.onEnter).toHaveBeenCalledExactlyOnceWith(own[0]?.queueId, { camera });
  const countDown = async () => {
    for (let second = 0; second < CALL_DELAY_MS / 1000; second += 1) await seconds(1);
  };

  test('does not enter before it has started, and Escape closes nothing', async () => {
    own = [aQueueEntry(called)];
    // The server has not answered the acceptance yet.
    answer(commandEntry, () => asOk(aQueueEntry(called)));
    const { user: person } = open();
    await card();
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Entrar sin cámara' }));
    await countDown();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(props.onEnter).not.toHaveBeenCalled();

    own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    await push('Start', own[0] ?? {});
    await waitFor(() => entered(false));
  });

  test('accepts by itself, and the video starts with the camera after three seconds', async () => {
    own = [aQueueEntry(called)];
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    open();
    const { getByText } = await card();
    expect(getByText(/Pediatría · M.N. 104233/)).toBeTruthy();
    await waitFor(() => expect(commands).toEqual(['Accept', 'Start']));
    expect(play).toHaveBeenCalled();
    expect(props.onEnter).not.toHaveBeenCalled();
    await countDown();
    entered(true);
    expect(commands).toEqual(['Accept', 'Start']);
  });

  test('has the focus on going in without camera, which waits for no count', async () => {
    own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    const { user: person } = open();
    const { getByRole, getByText } = await card();
    const without = getByRole('button', { name: 'Entrar sin cámara' });
    expect(document.activeElement).toBe(without);
    await person.click(without);
    expect(getByText('Cámara apagada')).toBeTruthy();
    entered(false);
  });

  test('whose camera cannot be used goes in without it, after the count', async () => {
    own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    const { user: person } = open();
    await card();
    await person.click(screen.getByText('Se ve tu imagen'));
    expect(props.onEnter).not.toHaveBeenCalled();
    await countDown();
    entered(false);
  });

  test('sees the seconds and for whom it is; no second is announced', async () => {
    own = [aQueueEntry({ ...called, phase: 'IN_CALL' })];
    open();
    const { getByText } = await card();
    const dialog = screen.getByRole('alertdialog');
    const count = getByText('3');
    expect(count.closest('[aria-hidden]')?.textContent).toContain('La videollamada empieza en');
    expect(count.closest('[role=status], [aria-live]')).toBeNull();
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('La videollamada empieza sola en unos segundos.');
    expect(dialog.textContent).toContain('Estás consultando por Tomás Acosta González');
    await seconds(1);
    expect(getByText('2')).toBeTruthy();
  });

  test('sees the initials of who calls, and the photo where there is one', async () => {
    own = [aQueueEntry(called)];
    answer(commandEntry, () => asOk(aQueueEntry(called)));
    const { queryClient } = open();
    const { getByText } = await card();
    expect(getByText('PR')).toBeTruthy();
    answer(getProfessional, asOk(aProfessionalCard('iVBORw0KGgoAAA')));
    await act(() => queryClient.refetchQueries({ queryKey: ['professional'] }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog').querySelector('img')?.src).toBe(
        'data:image/png;base64,iVBORw0KGgoAAA',
      ),
    );
  });
});

test('a push calls the patient without asking the server first', async () => {
  open();
  await waitingRoom();
  own = [aQueueEntry(called)];
  await push('SetProfessional', called);
  expect(
    await screen.findByRole('alertdialog', { name: 'Te llama la Dra. Paula Ríos' }),
  ).toBeTruthy();
});

test('a professional who hangs up gives the place back, and says so', async () => {
  own = [aQueueEntry({ ...called, phase: 'ACCEPTED', status: 'ACCEPTED' })];
  answer(commandEntry, refusal(409, 'guard-queue.command-refused'));
  open();
  await screen.findByRole('alertdialog');
  own = [aQueueEntry()];
  await push('Release', {});
  expect(
    await screen.findByText('El profesional se desconectó. Volviste a tu lugar en la fila.'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitingRoom();
});

test.each([
  [
    'PatientTimeoutCancel',
    'Se canceló porque no tuvimos señal tuya durante un rato. No se descontó la consulta.',
  ],
  ['ProfessionalCancel', 'El profesional canceló la consulta'],
])('a place lost by %s says why, and offers the way back', async (command, reason) => {
  const { user } = open();
  await waitingRoom();
  own = [];
  await push(command, { phase: 'QUIT', status: 'QUIT' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu consulta se canceló' }));
  expect(dialog.getByText(reason)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Volver a la fila' }));
  expect(props.onJoin).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a place that was found gone after being without network is told as well', async () => {
  const { queryClient } = open();
  await waitingRoom();
  own = [];
  await act(() => queryClient.refetchQueries());
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu consulta se canceló' }));
  expect(dialog.getByText(/no tuvimos señal tuya/)).toBeTruthy();
});

describe('whoever closed the tab and comes back after the grace', () => {
  const missed = aQueueEntry({ patientId: CHILD, phase: 'QUIT', status: 'QUIT' });
  const banner = () => screen.findByText('Tu consulta se canceló por inactividad.');
  beforeEach(() => {
    own = [];
    answer(getLostPlace, asOk(missed));
  });

  test('is told nothing while they wait again, or where nothing was lost', async () => {
    own = [aQueueEntry()];
    const { unmount } = open();
    await waitingRoom();
    expect(screen.queryByText(/por inactividad/)).toBeNull();
    unmount();
    own = [];
    answer(getLostPlace, asOk(null));
    open();
    expect(await screen.findByText('Atenderme ahora')).toBeTruthy();
    expect(screen.queryByText(/por inactividad/)).toBeNull();
  });

  test('finds the reason at home, and nothing of it is left in the browser', async () => {
    open();
    const text = (await banner()).closest('[role=status]')?.textContent;
    expect(text).toContain('Era para Tomás, en Pediatría.');
    expect(text).toContain('No se descontó');
    const kept = [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' ');
    expect(kept).not.toContain('Fiebre');
  });

  test('goes back to the line with patient, specialty and reason as they were', async () => {
    answer(getOwnProfile, asOk(user));
    answer(
      getGuardSummary,
      asList([{ specialtyId: 2, name: 'Pediatría', onDuty: 1, waiting: 0, wait: null }]),
    );
    const view = renderScreen(<FromHome />);
    await banner();
    await view.user.click(screen.getByRole('button', { name: 'Volver a la fila' }));
    await view.user.click(await screen.findByRole('button', { name: 'Conexión lista' }));
    expect(await screen.findByDisplayValue('Fiebre desde anoche')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tomás González/ }).checked).toBe(
      true,
    );
  });

  test('is not told again once they said that they know', async () => {
    const dismissed: string[] = [];
    answer(dismissLostPlace, ({ params }) => {
      dismissed.push(params.queueId ?? '');
      answer(getLostPlace, asOk(null));
      return { status: 'ok' } as const;
    });
    const { user: person, queryClient } = open();
    await banner();
    await person.click(screen.getByRole('button', { name: /^Cerrar el aviso/ }));
    expect(screen.queryByText(/por inactividad/)).toBeNull();
    await waitFor(() => expect(dismissed).toEqual([missed.queueId]));
    await act(() => queryClient.refetchQueries());
    expect(screen.queryByText(/por inactividad/)).toBeNull();
  });

  test('is told again where the server did not take that they know', async () => {
    answer(dismissLostPlace, refusal(503, 'server.unavailable'));
    const { user: person } = open();
    await banner();
    await person.click(screen.getByRole('button', { name: /^Cerrar el aviso/ }));
    expect(await banner()).toBeTruthy();
  });
});

test('who goes back to the line finds patient, specialty and reason as they were', async () => {
  answer(getOwnProfile, asOk(user));
  answer(
    getGuardSummary,
    asList([{ specialtyId: 2, name: 'Pediatría', onDuty: 1, waiting: 0, wait: null }]),
  );
  own = [aQueueEntry({ patientId: CHILD })];
  const view = open(true);
  await waitingRoom();
  own = [];
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

test('a call that the network broke off is entered again', async () => {
  own = [aQueueEntry({ ...called, phase: 'WRAP_UP' })];
  open();
  await screen.findByRole('alertdialog');
  await waitFor(() =>
    expect(props.onEnter).toHaveBeenCalledWith(own[0]?.queueId, { camera: true }),
  );
});

test('who does not want to go back goes home', async () => {
  const { user } = open();
  await waitingRoom();
  own = [];
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
