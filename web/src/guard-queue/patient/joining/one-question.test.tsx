import { listMissingConsents } from '@app/contract/consents';
import { getPlanInfo } from '@app/contract/coverage';
import { type GuardSummary, getGuardSummary, joinQueue } from '@app/contract/guard-queue';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { listOwnEntries } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { onTelephone } from '../../../testing/on-telephone.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { CHILD, patientOf, user } from '../../testing/family.ts';
import { JoinFlow } from './join-flow-chunk.tsx';

const aRow = (specialtyId: number, name: string, onDuty: number): GuardSummary => ({
  specialtyId,
  name,
  onDuty,
  waiting: 0,
  wait: onDuty > 0 ? { from: 0, to: 10 } : null,
});
const guardOf = (medicine: number, pediatrics: number) =>
  answer(
    getGuardSummary,
    asList([aRow(1, 'Clínica médica', medicine), aRow(2, 'Pediatría', pediatrics)]),
  );

/** Marta without family members. */
const ALONE: User = { ...user, patient_dto: { ...patientOf(), family_group: [] } };

const cancel = vi.fn();
const joined: unknown[] = [];

beforeEach(() => {
  onTelephone();
  cancel.mockClear();
  joined.length = 0;
  guardOf(1, 1);
  answer(getOwnProfile, asOk(user));
  answer(listMissingConsents, asList([]));
  answer(listOwnEntries, asList([]));
  answer(getPlanInfo, refusal(404, 'request.not-found'));
  answer(joinQueue, ({ body }) => {
    joined.push(body);
    return asOk(aQueueEntry());
  });
});
afterEach(() => vi.unstubAllGlobals());

const slots = {
  connectionTest: ({ onPass }: { onPass: () => void }) => (
    <button type="button" onClick={onPass}>
      La conexión alcanza
    </button>
  ),
  deviceCheck: ({ onDone }: { onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      Todo funciona
    </button>
  ),
  privateConsultation: () => null,
};

type View = ReturnType<typeof renderScreen>;

const press = async ({ user: person }: View, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

/** Opens the first question, as if coming from the previous screen, or the one of an address. */
async function open(search = '?paso=guardia'): Promise<View> {
  const view = renderScreen(<JoinFlow slots={slots} onCancel={cancel} />);
  await act(() => view.router.navigate(`/${search}`));
  await press(view, 'La conexión alcanza');
  return view;
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const WHO = '¿Para quién es la consulta?';
const REASON = '¿Cuál es el motivo de la consulta?';

const writeReason = async ({ user: person }: View, reason: string) =>
  person.type(await screen.findByLabelText(REASON), reason);

test('nobody who cannot be attended is an answer, and the reason is beside the name', async () => {
  const view = await open();
  await question(`Pregunta 1 de 2 ${WHO}`);
  const clara = screen.getByRole('button', {
    name: /^Clara/,
    description: 'Faltan completar sus datos.',
  });
  expect(clara.getAttribute('aria-disabled')).toBe('true');
  await view.user.click(clara);
  await question(`Pregunta 1 de 2 ${WHO}`);
});

test('the reason is missed in its own words, with the focus where it is written', async () => {
  const view = await open();
  await press(view, /^Tomás/);
  await question(`Pregunta 2 de 2 ${REASON}`);
  await press(view, 'Llamar');
  expect(await screen.findByText('El motivo es requerido')).toBeTruthy();
  expect(document.title).toMatch(/^Error: /);
  expect(document.activeElement).toBe(screen.getByLabelText(REASON));
  expect(screen.getByRole('button', { name: 'Llamar' }).getAttribute('title')).toBe(
    'Escribí el motivo.',
  );
});

test('one answer leads to the next question, whose heading has the focus', async () => {
  proves('one-question-a-screen');
  const view = await open();
  expect(document.activeElement).toBe(await question(`Pregunta 1 de 2 ${WHO}`));
  expect(screen.queryByLabelText(REASON)).toBeNull();
  await press(view, /^Tomás/);
  expect(document.activeElement).toBe(await question(`Pregunta 2 de 2 ${REASON}`));
  expect(screen.queryByRole('button', { name: /^Tomás/ })).toBeNull();
  expect(screen.getByText('Todavía no entrás a la fila.')).toBeTruthy();
  await writeReason(view, 'Tos');
  await press(view, 'Llamar');
  await press(view, 'Continuar');
  await press(view, 'Todo funciona');
  await waitFor(() =>
    expect(joined).toEqual([{ patientId: CHILD, specialtyId: 2, reason: 'Tos' }]),
  );
});

test('Back of the browser and Volver lead to the earlier question with its answer', async () => {
  proves('one-question-a-screen');
  const view = await open();
  await press(view, /^Tomás/);
  await question(`Pregunta 2 de 2 ${REASON}`);
  await writeReason(view, 'Tos');
  await press(view, 'Llamar');
  await question('Antes de entrar a la fila');
  await act(() => view.router.navigate(-1));
  await question(`Pregunta 2 de 2 ${REASON}`);
  expect(screen.getByLabelText<HTMLTextAreaElement>(REASON).value).toBe('Tos');
  await press(view, 'Volver');
  await question(`Pregunta 1 de 2 ${WHO}`);
  expect(screen.getByRole('button', { name: /^Tomás/, current: true })).toBeTruthy();
  await press(view, 'Cancelar');
  expect(cancel).toHaveBeenCalledOnce();
});

test('a specialty that is not proposed is a question, and no total is claimed before it is known', async () => {
  guardOf(1, 0);
  const view = await open();
  await question(`Pregunta 1 ${WHO}`);
  await press(view, /^Tomás/);
  await question('Pregunta 2 de 3 Especialidad');
  await press(view, /^Clínica médica/);
  await question(`Pregunta 3 de 3 ${REASON}`);
  await press(view, 'Volver');
  await press(view, 'Volver');
  await press(view, /^Marta/);
  await question(`Pregunta 2 de 2 ${REASON}`);
});

test('a proposed specialty is a line with Cambiar', async () => {
  proves('specialty-proposed-by-age');
  const view = await open();
  await press(view, /^Tomás/);
  await question(`Pregunta 2 de 2 ${REASON}`);
  expect(screen.getByText('Pediatría')).toBeTruthy();
  await press(view, 'Cambiar Especialidad');
  await question('Especialidad');
  await press(view, /^Clínica médica/);
  await question(`Pregunta 3 de 3 ${REASON}`);
  expect(screen.getByText('Clínica médica')).toBeTruthy();
  await press(view, 'Volver');
  await question('Pregunta 2 de 3 Especialidad');
});

test('a reload counts what was answered, also what would not be asked any more', async () => {
  guardOf(1, 0);
  const before = await open();
  await press(before, /^Tomás/);
  await press(before, /^Clínica médica/);
  await question(`Pregunta 3 de 3 ${REASON}`);
  const { search } = before.router.state.location;
  before.unmount();

  guardOf(1, 1);
  const reloaded = await open(search);
  await question(`Pregunta 3 de 3 ${REASON}`);
  await press(reloaded, 'Volver');
  await question('Pregunta 2 de 3 Especialidad');
  await press(reloaded, 'Volver');
  await question(`Pregunta 1 de 3 ${WHO}`);
});

test('who has nobody else and is proposed a specialty has one question, without a number', async () => {
  proves('only-patient-is-not-asked');
  answer(getOwnProfile, asOk(ALONE));
  const view = await open();
  await question(REASON);
  await press(view, 'Cancelar');
  expect(cancel).toHaveBeenCalledOnce();
});
