import { stepUp } from '@app/contract/accounts';
import { createConsultation } from '@app/contract/consultations';
import { asList } from '@app/contract/kernel';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { call } from '../../lib/server/call.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { answerRecord, aWrittenDraft, openRecord, QUEUE_ID } from '../testing/open-record.tsx';

const NOT_SAVED = 'No se guardo los datos de las consulta correctamente';
const finished = { consultationId: 'c1', queueId: QUEUE_ID, documents: 2 };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerRecord(aWrittenDraft);
  session.plug({
    mint: async () => null,
    loadViewer: async () => Promise.reject(new Error('nobody asks')),
    prove: (body) => call(stepUp, { body }),
  });
});
afterEach(() => void vi.useRealTimers());

type User = Awaited<ReturnType<typeof openRecord>>['user'];

async function pressFinish(user: User, name = 'Finalizar consulta') {
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: '¿Desea finalizar la consulta?' });
  await user.click(within(dialog).getByRole('button', { name }));
}

test('finishing asks first, stores everything and says so', async () => {
  proves('finish-is-asked', 'consultation-stored-words');
  const sent: unknown[] = [];
  answer(createConsultation, ({ body }) => {
    sent.push(body);
    return asList([finished]);
  });
  const onFinished = vi.fn();
  const { user } = await openRecord({ onFinished });
  await pressFinish(user);
  await waitFor(() => expect(onFinished).toHaveBeenCalledExactlyOnceWith(finished));
  expect(sent[0]).toMatchObject({ queueId: QUEUE_ID, claimEpoch: 1, ...aWrittenDraft });
  expect(await screen.findByText('Se registró la consulta correctamente')).toBeTruthy();
});

test('a patient who left: the record is still needed, and the words are others', async () => {
  proves('patient-finished-words');
  answer(createConsultation, asList([finished]));
  const { user } = await openRecord({ patientLeft: true });
  expect(
    screen.getByText(
      'El paciente se desconecto, por favor, complete el registro de consulta antes de finalizar la llamada.',
    ),
  ).toBeTruthy();
  await pressFinish(user, 'Finalizar paciente');
  expect(await screen.findByText('Se finalizó el paciente correctamente')).toBeTruthy();
});

test('orders that were not confirmed are told before, with a way to them', async () => {
  answerRecord({ ...aWrittenDraft, medications: [aMedication()] });
  const { user } = await openRecord();
  await user.click(screen.getByRole('button', { name: 'Finalizar consulta' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(
    within(dialog).getByRole('button', { name: 'Receta: Tiene datos sin confirmar.' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Receta', expanded: true })).toBeTruthy();
});

test('a certificate half-written keeps it from being finished and is shown', async () => {
  const certificate = {
    diagnosis: 'x',
    indications: 'Reposo',
    unit: 'Horas',
    duration: 24,
    institution: '',
  };
  answerRecord({ ...aWrittenDraft, certificate });
  const { user } = await openRecord();
  await user.click(screen.getByRole('button', { name: 'Finalizar consulta' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Institución' }));
  expect(screen.getByText('Debe ingresar una institución')).toBeTruthy();
});

test('a prescription is signed with the password: a wrong one is said, the right one goes on', async () => {
  let isSigned = false;
  let attempts = 0;
  answer(createConsultation, () =>
    isSigned ? asList([finished]) : refusal(401, 'session.step-up-required'),
  );
  answer(stepUp, ({ body }) => {
    attempts += 1;
    isSigned = (body as { password: string }).password === 'Cercana2026!';
    return isSigned
      ? { id_token: 'signed', expires_in: 600 }
      : refusal(400, 'accounts.wrong-password');
  });
  const onFinished = vi.fn();
  const { user } = await openRecord({ onFinished });
  await pressFinish(user);
  const dialog = await screen.findByRole('dialog', {
    name: 'Para firmar la receta confirmá tu contraseña',
  });
  const sign = within(dialog).getByRole('button', { name: 'Firmar y finalizar' });
  await user.click(sign);
  expect(within(dialog).getByText('Ingresá tu contraseña.')).toBeTruthy();
  expect(attempts).toBe(0);
  const password = within(dialog).getByLabelText('Contraseña', { exact: true });
  await user.type(password, 'otra');
  await user.click(sign);
  expect(await within(dialog).findByText('La contraseña no es correcta.')).toBeTruthy();
  await user.clear(password);
  await user.type(password, 'Cercana2026!');
  await user.click(sign);
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
});

describe('a signature that is not given', () => {
  /** The record at the password dialog, while the server is slow to check it. */
  async function openSignature() {
    const sent = vi.fn();
    const checked = Promise.withResolvers<{ id_token: string; expires_in: number }>();
    answer(createConsultation, async () => {
      sent();
      await focusBack();
      return refusal(401, 'session.step-up-required');
    });
    answer(stepUp, () => checked.promise);
    const { user } = await openRecord();
    await pressFinish(user);
    const dialog = within(await screen.findByRole('dialog', { name: /^Para firmar la receta/ }));
    return { user, dialog, sent, checked };
  }

  const focusBack = () =>
    waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: /^Finalizar consulta/ }),
      ),
    );

  async function expectNothingDone(sent: ReturnType<typeof vi.fn>) {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await focusBack();
    expect(sent).toHaveBeenCalledOnce();
  }

  test('with Volver stores nothing', async () => {
    const { user, dialog, sent } = await openSignature();
    await user.click(dialog.getByRole('button', { name: 'Volver' }));
    await expectNothingDone(sent);
  });

  test('with Escape stores nothing', async () => {
    const { user, sent } = await openSignature();
    await user.keyboard('{Escape}');
    await expectNothingDone(sent);
  });

  test('while the password is being checked stores nothing once it is right', async () => {
    const { user, dialog, sent, checked } = await openSignature();
    await user.type(dialog.getByLabelText('Contraseña', { exact: true }), 'Cercana2026!');
    await user.click(dialog.getByRole('button', { name: 'Firmar y finalizar' }));
    await user.keyboard('{Escape}');
    checked.resolve({ id_token: 'signed', expires_in: 600 });
    await vi.advanceTimersByTimeAsync(100);
    await expectNothingDone(sent);
  });
});

test.each([
  ['nothing was stored', () => asList([])],
  ['the server fails', () => refusal(500, 'server.fault')],
])(
  'when %s it is told after two seconds, the draft stays and it is saved again',
  async (_, reply) => {
    proves('empty-save-is-a-failure', 'save-fails');
    answer(createConsultation, reply);
    const onSaveFailed = vi.fn();
    const onFinished = vi.fn();
    const { user } = await openRecord({ onSaveFailed, onFinished });
    await pressFinish(user);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onSaveFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect((await screen.findAllByText(NOT_SAVED)).length).toBeGreaterThan(0);
    expect(onSaveFailed).toHaveBeenCalledOnce();
    expect(onFinished).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Registro' })).toHaveProperty(
      'value',
      aWrittenDraft.detail,
    );

    answer(createConsultation, asList([finished]));
    await pressFinish(user, 'Volver a guardar');
    await waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  },
);

test('a server that is away for a moment is asked again, and nothing counts as failed', async () => {
  proves('save-fails');
  let isAway = true;
  answer(createConsultation, () =>
    isAway ? refusal(503, 'server.unavailable') : asList([finished]),
  );
  const onSaveFailed = vi.fn();
  const onFinished = vi.fn();
  const { user } = await openRecord({ onSaveFailed, onFinished });
  await pressFinish(user);
  await vi.advanceTimersByTimeAsync(1_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(onFinished).toHaveBeenCalledExactlyOnceWith(finished));
  expect(onSaveFailed).not.toHaveBeenCalled();
  expect(screen.queryByText(NOT_SAVED)).toBeNull();
});

test('a session that is over as the record is sent is told, and nothing counts as failed', async () => {
  proves('no-specialty-id');
  answer(createConsultation, refusal(401, 'session.required'));
  const onSaveFailed = vi.fn();
  const { user } = await openRecord({ onSaveFailed });
  await pressFinish(user);
  const told = await screen.findAllByText('Error en persistir la sesión, vuelva a iniciar sesión.');
  expect(told.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onSaveFailed).not.toHaveBeenCalled();
});

test('obligatory fields that are missing are listed in Spanish, and nothing counts as failed', async () => {
  const missing = ['patient.tax-id-number', 'professional.refeps'];
  answer(
    createConsultation,
    refusal(409, 'consultations.legal-fields-missing', { current: { missing } }),
  );
  const onSaveFailed = vi.fn();
  const { user } = await openRecord({ onSaveFailed });
  await pressFinish(user);
  expect(await screen.findByText('· CUIL, CUIT, CDI o pasaporte del paciente')).toBeTruthy();
  expect(screen.getByText('· código REFEPS del profesional')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onSaveFailed).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Finalizar consulta' })).toBeTruthy();
});

test('a text that was saved elsewhere meanwhile is not stored over: both are shown, and one is chosen', async () => {
  const current = {
    queueId: QUEUE_ID,
    version: 2,
    content: { ...aWrittenDraft, detail: 'Con exudado, se agrega antibiótico' },
    updatedAt: '2025-03-07T15:41:00.000Z',
  };
  const sent: unknown[] = [];
  answer(createConsultation, ({ body }) => {
    sent.push((body as { version: number }).version);
    return sent.length === 1
      ? refusal(409, 'consultations.stale-draft', { current })
      : asList([finished]);
  });
  const [onSaveFailed, onFinished] = [vi.fn(), vi.fn()];
  const { user } = await openRecord({ onSaveFailed, onFinished });
  await pressFinish(user);
  expect(await screen.findByText(/Elegí arriba qué texto queda/)).toBeTruthy();
  expect(screen.getByText(/Con exudado/)).toBeTruthy();
  await pressFinish(user);
  expect(sent).toEqual([1]);
  await user.click(screen.getByRole('button', { name: 'Usar lo que está guardado' }));
  await pressFinish(user);
  await waitFor(() => expect(onFinished).toHaveBeenCalled());
  expect(onSaveFailed).not.toHaveBeenCalled();
  expect(sent).toHaveLength(2);
});

test('a diagnosis that the list has no more is told, and nothing counts as failed', async () => {
  const fieldErrors = [{ field: 'diagnosis', code: 'diagnosis.unknown', message: '' }];
  answer(createConsultation, refusal(400, 'request.invalid', { fieldErrors }));
  const onSaveFailed = vi.fn();
  const { user } = await openRecord({ onSaveFailed });
  await pressFinish(user);
  expect(await screen.findByText(/ya no está en la lista. Elegilo de nuevo/)).toBeTruthy();
  expect(onSaveFailed).not.toHaveBeenCalled();
});

test('a licence that expired meanwhile is told, and nothing counts as failed', async () => {
  answer(createConsultation, refusal(403, 'licence-verification.expired'));
  const onSaveFailed = vi.fn();
  const { user } = await openRecord({ onSaveFailed });
  await pressFinish(user);
  expect(
    await screen.findByText('Tu matrícula venció. Actualizala en Mi perfil para volver a atender.'),
  ).toBeTruthy();
  expect(onSaveFailed).not.toHaveBeenCalled();
});

test('a consultation that was already stored with another text is told so, and nothing counts as failed', async () => {
  answer(createConsultation, refusal(409, 'consultations.already-stored', { current: finished }));
  const [onSaveFailed, onFinished] = [vi.fn(), vi.fn()];
  const { user } = await openRecord({ onSaveFailed, onFinished });
  await pressFinish(user);
  expect(
    await screen.findByText(/ya estaba guardada con otro texto, y ese es el que quedó/),
  ).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onSaveFailed).not.toHaveBeenCalled();
  expect(onFinished).not.toHaveBeenCalled();
});
