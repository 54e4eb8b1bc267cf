import { acceptConsent, type ConsentText, listMissingConsents } from '@app/contract/consents';
import { getPlanInfo } from '@app/contract/coverage';
import { type GuardSummary, getGuardSummary, joinQueue } from '@app/contract/guard-queue';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { listOwnEntries } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { CHILD, HOLDER, patientOf, user } from '../../testing/family.ts';
import { JoinFlow } from './join-flow-chunk.tsx';
import type { JoinSlots } from './join-slots.ts';

const consent: ConsentText = {
  id: 'c1',
  kind: 'teleconsultation',
  version: 2,
  title: 'Consentimiento para la teleconsulta',
  body: 'Primero.\n\nSegundo.',
  body_hash: 'abc',
  published_at: '2025-01-01T12:00:00.000Z',
};

type Payment = Parameters<JoinSlots['privateConsultation']>[0];

const slots = {
  connectionTest: ({ onPass, onCancel }: { onPass: () => void; onCancel: () => void }) => (
    <>
      <button type="button" onClick={onPass}>
        La conexión alcanza
      </button>
      <button type="button" onClick={onCancel}>
        La conexión no alcanza
      </button>
    </>
  ),
  deviceCheck: ({ onDone }: { onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      Todo funciona
    </button>
  ),
  privateConsultation: ({ patientId, onPaid, onBack }: Payment) => (
    <>
      <button type="button" onClick={onPaid}>
        Pagada para {patientId}
      </button>
      <button type="button" onClick={onBack}>
        No pago
      </button>
    </>
  ),
};

/** A used-up plan, at a clinic with or without a price. */
const planWith = (privatePrice: number | null) =>
  answer(
    getPlanInfo,
    asOk({
      ...{ planName: 'Clasic', isOffered: true, affiliateNumber: null, familyMembers: 0 },
      ...{ monthlyConsultations: 2, consultationsLeft: 0, privatePrice },
    }),
  );

const waitOf = (onDuty: number) => (onDuty > 0 ? { from: 0, to: 10 } : null);
const medicine = (onDuty: number): GuardSummary => ({
  specialtyId: 1,
  name: 'Clínica médica',
  onDuty,
  waiting: 0,
  wait: waitOf(onDuty),
});
const pediatrics = (onDuty: number): GuardSummary => ({
  ...medicine(onDuty),
  specialtyId: 2,
  name: 'Pediatría',
});

/** Marta without family members. */
const ALONE: User = { ...user, patient_dto: { ...patientOf(), family_group: [] } };

const cancel = vi.fn();
const joined: unknown[] = [];

beforeEach(() => {
  cancel.mockClear();
  joined.length = 0;
  answer(getOwnProfile, asOk(user));
  answer(getGuardSummary, asList([medicine(1), pediatrics(0)]));
  answer(listMissingConsents, asList([]));
  answer(listOwnEntries, asList([]));
  planWith(null);
  answer(joinQueue, ({ body }) => {
    joined.push(body);
    return asOk(aQueueEntry());
  });
});

/** The joining flow, under its frame's strip. */
function Framed() {
  const [strip, setStrip] = useState<Element | null>(null);
  return (
    <>
      <div data-testid="strip" ref={setStrip} />
      <JoinFlow slots={slots} strip={strip} onCancel={cancel} />
    </>
  );
}

const open = (at = '/') => renderScreen(<Framed />, { at });
type View = ReturnType<typeof open>;

const press = async ({ user: person }: View, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

const reachQuestions = async (view: View) => {
  await press(view, 'La conexión alcanza');
  await screen.findByRole('group', { name: '¿Para quién es la consulta?' });
};

const answerQuestions = async (view: View, who = /^Tomás/) => {
  await reachQuestions(view);
  await answerOpenQuestions(view, who);
};

const answerOpenQuestions = async (view: View, who = /^Tomás/) => {
  await view.user.click(await screen.findByRole('radio', { name: who }));
  await view.user.click(await screen.findByRole('radio', { name: /^Clínica médica/ }));
  await view.user.type(
    screen.getByLabelText('¿Cuál es el motivo de la consulta?'),
    'Fiebre desde anoche',
  );
  await press(view, 'Llamar');
};

const reachEquipment = async (view: View) => {
  await answerQuestions(view);
  await screen.findByRole('heading', { name: 'Antes de entrar a la fila' });
  await press(view, 'Continuar');
};

test('a connection that does not do leads back', async () => {
  await press(open(), 'La conexión no alcanza');
  expect(cancel).toHaveBeenCalledOnce();
});

test('Llamar waits for the three answers, and leads to the first of those that are missing', async () => {
  proves('call-button-needs-three-answers', 'join-words');
  const view = open();
  await reachQuestions(view);
  const call = screen.getByRole('button', { name: 'Llamar' });
  expect(call.getAttribute('aria-disabled')).toBe('true');
  await view.user.click(call);
  for (const message of [
    'Escoja un paciente',
    'La especialidad es requerida',
    'El motivo es requerido',
  ]) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  const marta = screen.getByRole('radio', { name: /^Marta/ });
  await waitFor(() => expect(document.activeElement).toBe(marta));
  await view.user.click(marta);
  await view.user.click(screen.getByRole('radio', { name: /^Clínica médica/ }));
  await view.user.click(call);
  const reason = screen.getByLabelText('¿Cuál es el motivo de la consulta?');
  await waitFor(() => expect(document.activeElement).toBe(reason));
});

test.each([
  ['Bruno', 'La videoconsulta es para mayores de 1 año.'],
  ['Clara', 'Faltan completar sus datos.'],
  ['Delia', 'Falta cargar su cobertura.'],
])('%s cannot be chosen: %s', async (name, reason) => {
  proves('guard-asks-to-complete-data');
  const view = open();
  await reachQuestions(view);
  const choice = screen.getByRole('radio', { name: new RegExp(`^${name}`), description: reason });
  expect(choice.getAttribute('aria-disabled')).toBe('true');
  await view.user.click(choice);
  expect((choice as HTMLInputElement).checked).toBe(false);
});

test('only the plan pays; a specialty without professionals says so', async () => {
  proves('only-the-plan-pays');
  const view = open();
  await reachQuestions(view);
  expect(screen.getByText('Por mi plan')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Tipo de atención' })).toBeNull();
  await press(view, 'Cambiar Tipo de atención');
  const attention = within(screen.getByRole('group', { name: 'Tipo de atención' }));
  const [plan, ...others] = attention.getAllByRole('radio') as HTMLInputElement[];
  expect(plan?.checked).toBe(true);
  expect(document.activeElement).toBe(plan);
  expect(others.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(
    screen.getByRole('radio', {
      name: /^Pediatría/,
      description: 'Sin profesionales en línea ahora',
    }),
  ).toBeTruthy();
});

test('the reason counts its characters, up to 256', async () => {
  proves('patient-reason-limit');
  const view = open();
  await reachQuestions(view);
  const reason = screen.getByLabelText('¿Cuál es el motivo de la consulta?');
  expect(screen.getByText('0/256')).toBeTruthy();
  await view.user.click(reason);
  await view.user.paste('x'.repeat(300));
  expect((reason as HTMLTextAreaElement).value).toHaveLength(256);
});

test('whose consultation it is stays in sight from then on', async () => {
  const view = open();
  await answerQuestions(view);
  const strip = await within(screen.getByTestId('strip')).findByRole('region', {
    name: 'Paciente de la consulta',
  });
  expect(strip.textContent).toContain('Tomás González');
});

test('a son is called one', async () => {
  await reachQuestions(open());
  expect(screen.getByText('Hijo · 8 años')).toBeTruthy();
});

test('the own consultation has no strip', async () => {
  const view = open();
  await answerQuestions(view, /^Marta/);
  await screen.findByRole('heading', { name: 'Antes de entrar a la fila' });
  expect(screen.queryByRole('region', { name: 'Paciente de la consulta' })).toBeNull();
});

test('who is no minor reads at the pediatricians that they are for minors', async () => {
  const view = open();
  await reachQuestions(view);
  const forMinors = () => screen.queryByText(/^Para menores de 18 años\./);
  await view.user.click(await screen.findByRole('radio', { name: /^Tomás/ }));
  expect(forMinors()).toBeNull();
  await view.user.click(screen.getByRole('radio', { name: /^Marta/ }));
  expect(forMinors()).toBeTruthy();
});

test('a missing consent is read and accepted first, in the version in force', async () => {
  answer(listMissingConsents, ({ query }) => {
    expect(query).toEqual({ patientId: CHILD });
    return asList([consent]);
  });
  const accepted: unknown[] = [];
  answer(acceptConsent, ({ body }) => {
    accepted.push(body);
    return asOk({ accepted_at: '2025-03-07T23:05:00.000Z' });
  });
  const view = open();
  await answerQuestions(view);
  expect(await screen.findByText('Segundo.')).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Acepto y continuar' });
  await view.user.click(next);
  expect(await screen.findByText('Para seguir, aceptá el consentimiento.')).toBeTruthy();
  expect(accepted).toEqual([]);

  await view.user.click(
    screen.getByRole('checkbox', { name: 'Leí y acepto el consentimiento para la teleconsulta' }),
  );
  await press(view, 'Acepto y continuar');
  expect(await screen.findByRole('button', { name: 'Todo funciona' })).toBeTruthy();
  expect(accepted).toEqual([{ patientId: CHILD, kind: 'teleconsultation', body_hash: 'abc' }]);
});

test('what it is not for, and whom to call, is read before the queue', async () => {
  proves('recommendations-before-the-queue');
  const view = open();
  await answerQuestions(view);
  expect(await screen.findByText(/dificultad para respirar/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /107/ }).getAttribute('href')).toBe('tel:107');
  expect(screen.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
  expect(screen.queryByText('Bomberos')).toBeNull();
  await press(view, 'Ver todos');
  expect(screen.getByText('Bomberos')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /107/ })).toHaveLength(1);
});

test('until the line is entered each step says so', async () => {
  const view = open();
  await reachQuestions(view);
  expect(screen.getByText('Todavía no entrás a la fila.')).toBeTruthy();
  await answerOpenQuestions(view);
  await screen.findByRole('heading', { name: 'Antes de entrar a la fila' });
  expect(screen.getByText('Todavía no entrás a la fila.')).toBeTruthy();
});

test('a failure of the guard says so, and is tried again', async () => {
  answer(getGuardSummary, refusal(500, 'server.fault'));
  const view = open();
  await press(view, 'La conexión alcanza');
  await screen.findByText('Ocurrió un error en la búsqueda de profesionales');
  answer(getGuardSummary, asList([medicine(1), pediatrics(0)]));
  await press(view, 'Reintentar');
  await screen.findByRole('group', { name: '¿Para quién es la consulta?' });
});

describe('the specialty', () => {
  const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  const choose = async (view: View, name: RegExp) =>
    view.user.click(await screen.findByRole('radio', { name }));

  test('nobody attends is not proposed, and has to be chosen', async () => {
    proves('specialty-proposed-by-age');
    const view = open();
    await reachQuestions(view);
    await choose(view, /^Tomás/);
    expect(isChosen(/^Pediatría/)).toBe(false);
    await press(view, 'Llamar');
    expect(await screen.findByText('La especialidad es requerida')).toBeTruthy();
  });

  test('of each age is proposed while somebody attends it, and can be changed', async () => {
    proves('specialty-proposed-by-age');
    answer(getGuardSummary, asList([medicine(1), pediatrics(1)]));
    const view = open();
    await reachQuestions(view);
    await choose(view, /^Tomás/);
    expect(isChosen(/^Pediatría/)).toBe(true);
    await choose(view, /^Marta/);
    expect(isChosen(/^Clínica médica/)).toBe(true);
    await choose(view, /^Pediatría/);
    expect(isChosen(/^Clínica médica/)).toBe(false);
    await choose(view, /^Tomás/);
    expect(isChosen(/^Pediatría/)).toBe(true);
  });

  test('stays as it was proposed while its professional leaves', async () => {
    answer(getGuardSummary, asList([medicine(1), pediatrics(1)]));
    const view = open();
    await reachQuestions(view);
    await choose(view, /^Tomás/);
    answer(getGuardSummary, asList([medicine(1), pediatrics(0)]));
    await act(() => view.queryClient.refetchQueries());
    expect(
      await screen.findByRole('radio', {
        name: /^Pediatría/,
        description: 'Sin profesionales en línea ahora',
      }),
    ).toBeTruthy();
    expect(isChosen(/^Pediatría/)).toBe(true);
  });
});

test('who has nobody else is not asked for whom it is', async () => {
  proves('only-patient-is-not-asked');
  answer(getOwnProfile, asOk(ALONE));
  const view = open();
  await press(view, 'La conexión alcanza');
  await screen.findByRole('group', { name: 'Especialidad' });
  expect(screen.queryByRole('group', { name: '¿Para quién es la consulta?' })).toBeNull();
  await view.user.type(screen.getByLabelText('¿Cuál es el motivo de la consulta?'), 'Tos');
  await press(view, 'Llamar');
  await press(view, 'Continuar');
  await press(view, 'Todo funciona');
  await waitFor(() =>
    expect(joined).toEqual([{ patientId: HOLDER, specialtyId: 1, reason: 'Tos' }]),
  );
});

test('a reload keeps who and which specialty, and nothing clinical on the device', async () => {
  proves('reason-stays-in-memory');
  const view = open();
  await answerQuestions(view);
  await screen.findByRole('heading', { name: 'Antes de entrar a la fila' });
  const { address } = view;
  expect(address()).not.toMatch(/fiebre/i);
  const at = address();
  view.unmount();
  const again = open(at);
  await reachQuestions(again);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tomás/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Clínica/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/motivo/).value).toBe('');
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each([
  ['somebody who may not be chosen', '?pregunta=motivo&para=0198c0de-0000-7000-8000-00000000b003'],
  ['a stranger', `?pregunta=equipo&para=${crypto.randomUUID()}&especialidad=9`],
  ['a step that is none', '?pregunta=77'],
])('an address that names %s begins with the questions', async (_what, address) => {
  const view = open(`/${address}`);
  await reachQuestions(view);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ checked }) => checked)).toEqual([]);
});

test('going back keeps what was answered', async () => {
  const view = open();
  await answerQuestions(view);
  await screen.findByRole('heading', { name: 'Antes de entrar a la fila' });
  await press(view, 'Volver');
  expect(await screen.findByDisplayValue('Fiebre desde anoche')).toBeTruthy();
  expect((screen.getByRole('radio', { name: /^Tomás/ }) as HTMLInputElement).checked).toBe(true);
});

test('the queue is joined for who was chosen, with specialty and reason', async () => {
  const view = open();
  await reachEquipment(view);
  await press(view, 'Todo funciona');
  await waitFor(() =>
    expect(joined).toEqual([{ patientId: CHILD, specialtyId: 1, reason: 'Fiebre desde anoche' }]),
  );
});

test.each([
  ['guard-queue.already-waiting', 'Esta persona ya está en la fila o en una consulta.'],
  ['guard-queue.profile-incomplete', 'Faltan completar los datos del paciente.'],
  ['guard-queue.coverage-missing', 'Falta cargar la cobertura del paciente.'],
  ['guard-queue.too-young', 'La videoconsulta es para mayores de 1 año.'],
  ['guard-queue.specialty-not-on-guard', 'La guardia no atiende esa especialidad.'],
  [
    'coverage.used-up',
    'Usaste todas las consultas de tu plan este mes. El mes que viene se renuevan.',
  ],
  ['server.fault', 'Ocurrió un error'],
])('refused by %s, it says so over what was answered', async (code, message) => {
  answer(joinQueue, refusal(409, code));
  const view = open();
  await reachEquipment(view);
  await press(view, 'Todo funciona');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(await screen.findByDisplayValue('Fiebre desde anoche')).toBeTruthy();
});

describe('with the plan used up at a clinic that takes private payments', () => {
  beforeEach(() => {
    planWith(15_000);
    answer(joinQueue, refusal(409, 'coverage.used-up'));
  });

  const reachPayment = async () => {
    const view = open();
    await reachEquipment(view);
    await press(view, 'Todo funciona');
    await screen.findByRole('button', { name: `Pagada para ${CHILD}` });
    return view;
  };

  test('the price is said from the first question, and the payment is reached without a refusal', async () => {
    answer(joinQueue, ({ body }) => {
      joined.push(body);
      return refusal(409, 'coverage.used-up');
    });
    const view = open();
    await reachQuestions(view);
    expect(await screen.findByText(/^Particular · \$\s15\.000,00$/)).toBeTruthy();
    expect(screen.queryByText('Por mi plan')).toBeNull();
    await answerOpenQuestions(view);
    await press(view, 'Continuar');
    await press(view, 'Todo funciona');
    await screen.findByRole('button', { name: `Pagada para ${CHILD}` });
    expect(joined).toEqual([]);
  });

  test('whoever does not pay goes back to what was answered', async () => {
    const view = await reachPayment();
    expect(screen.queryByRole('alert')).toBeNull();
    await press(view, 'No pago');
    expect(await screen.findByDisplayValue('Fiebre desde anoche')).toBeTruthy();
  });

  test('once it is paid the queue is joined by itself, with what was answered', async () => {
    proves('private-consultation-goes-on', 'private-consultation-when-used-up');
    const view = await reachPayment();
    answer(joinQueue, ({ body }) => {
      joined.push(body);
      return asOk(aQueueEntry({ paidPrivately: true }));
    });
    await press(view, `Pagada para ${CHILD}`);
    await waitFor(() =>
      expect(joined).toEqual([{ patientId: CHILD, specialtyId: 1, reason: 'Fiebre desde anoche' }]),
    );
  });

  test('another refusal after the payment is said over what was answered', async () => {
    const view = await reachPayment();
    answer(joinQueue, refusal(409, 'guard-queue.already-waiting'));
    await press(view, `Pagada para ${CHILD}`);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Esta persona ya está en la fila o en una consulta.',
    );
    expect(await screen.findByDisplayValue('Fiebre desde anoche')).toBeTruthy();
  });
});
