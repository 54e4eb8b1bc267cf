import { getPlanInfo } from '@app/contract/coverage';
import { getDutyWish, getGuardSummary, getLostPlace, getPosition } from '@app/contract/guard-queue';
import { getGuardHours } from '@app/contract/guard-shifts';
import { asError, asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, getProfessional, type ProfessionalCard } from '@app/contract/profiles';
import {
  commandEntry,
  listOwnEntries,
  listUnrecorded,
  type QueueEntry,
} from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, type Mock, vi } from 'vitest';
import { unmark } from '../../lib/device/device-mark.ts';
import { socket } from '../../lib/server/socket.ts';
import { session } from '../../lib/session/session.ts';
import { line } from '../../testing/clinic-line.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, marta } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { attendHere } from '../attending-place.ts';
import { PatientGuard } from '../patient/patient-guard.tsx';
import type { TriedEquipment } from '../patient/waiting-room.tsx';

/** The fields of an entry once a professional has called its patient. */
export const called = {
  phase: 'OFFERED',
  status: 'STARTED',
  professionalId: '0198c0de-0000-7000-8000-00000000d001',
  profesionalName: 'Dra. Paula Ríos',
  professionalLicence: 'M.N. 104233',
} as const;

/** The calling professional, with or without a photo. */
export const aProfessionalCard = (photo_encode: string | null): ProfessionalCard => ({
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

/** The server's places of the patient, and the commands it received. */
export const clinic: { own: QueueEntry[]; commands: string[] } = { own: [], commands: [] };

type Leads = Pick<ComponentProps<typeof PatientGuard>, 'onJoin' | 'onHome' | 'onEnter'>;
/** The guard's callbacks. */
export const props: { [name in keyof Leads]: Mock<Leads[name]> } = {
  onJoin: vi.fn(),
  onHome: vi.fn(),
  onEnter: vi.fn(),
};

/** The effect of each of a patient's commands on the server. */
const effects: Record<string, Partial<QueueEntry>> = {
  Accept: { phase: 'ACCEPTED', status: 'ACCEPTED' },
  Start: { phase: 'IN_CALL', status: 'STARTED' },
  PatientCancel: { phase: 'QUIT', status: 'QUIT' },
};

/** Marta, logged in, with a place in line; call it before each test. */
export async function openTheGuard(): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  clinic.own = [aQueueEntry()];
  attendHere(aQueueEntry().queueId);
  clinic.commands = [];
  for (const prop of Object.values(props)) prop.mockClear();
  answer(listOwnEntries, () => asList(clinic.own));
  answer(getLostPlace, asOk(null));
  answer(listUnrecorded, asList([]));
  answer(getProfessional, asOk(aProfessionalCard(null)));
  answer(
    getPosition,
    asOk({ position: 2, onDuty: 1, wait: { from: 5, to: 10 }, graceSeconds: 30 }),
  );
  answer(commandEntry, ({ body }) => {
    const { command } = body as { command: string };
    clinic.commands.push(command);
    const next = aQueueEntry({ ...clinic.own[0], ...effects[command] });
    clinic.own = next.phase === 'QUIT' ? [] : [next];
    return asOk(next);
  });
  answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
  answer(getGuardSummary, asList([]));
  answer(getGuardHours, asList([]));
  answer(getDutyWish, asOk(null));
  answer(getPlanInfo, refusal(404, 'request.not-found'));
  await logInAs(marta);
}

/** Makes this device another than the one that asked for the guard. */
export const moveElsewhere = (): void => unmark({ name: 'guardia', value: aQueueEntry().queueId });

/** The browser's locks, with another window of the same device that may take them. */
export function anotherWindow() {
  let hasTheCall = false;
  let takeFromHere = () => {};
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    hold: (lock: Lock | null) => unknown,
  ) => {
    if (ifAvailable && hasTheCall) return hold(null);
    hasTheCall = false;
    hold({ name, mode: 'exclusive' });
    return new Promise((_resolve, reject) => {
      takeFromHere = () => reject(new DOMException('stolen', 'AbortError'));
    });
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return {
    takesTheCall: () => {
      hasTheCall = true;
      takeFromHere();
    },
  };
}

/** Call it after each test. */
export async function closeTheGuard(): Promise<void> {
  await socket.disconnect();
  session.end();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
}

const READY = { camera: true, isHeard: true };

/** The patient's side of the guard, with text instead of other capabilities. */
export const guard = (
  isJoining = false,
  onJoin: () => void = props.onJoin,
  equipment: TriedEquipment = READY,
) => (
  <PatientGuard
    {...props}
    equipment={equipment}
    onJoin={onJoin}
    isJoining={isJoining}
    homeSide={null}
    homeBelow={null}
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
      privateConsultation: () => null,
      equipmentButton: <button type="button">Probar cámara y micrófono</button>,
      pushOffer: (fallback) => fallback,
      callPreview: ({ isOff, onNoCamera }) => (
        <button type="button" onClick={onNoCamera}>
          {isOff ? 'Cámara apagada' : 'Se ve tu imagen'}
        </button>
      ),
    }}
  />
);

export const open = (isJoining = false, equipment: Partial<TriedEquipment> = {}) =>
  renderScreen(guard(isJoining, props.onJoin, { ...READY, ...equipment }));

export const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const connected = () => waitFor(() => expect(socket.getSnapshot()).toBe('connected'));

/** Pushes an entry from the server. */
export const push = async (command: string, entry: Partial<QueueEntry>) => {
  await connected();
  act(() =>
    line.heard.get('/user/a1/private')?.({
      body: JSON.stringify({ command, entry: aQueueEntry(entry) }),
    }),
  );
};

export const waitingRoom = () => screen.findByRole('heading', { name: 'Sala de espera' });
