import { reportProblem, saveDraft } from '@app/contract/consultations';
import { asOk, done } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { answerRecord, openRecord, QUEUE_ID } from '../testing/open-record.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerRecord();
});
afterEach(() => void vi.useRealTimers());

describe('a technical problem', () => {
  test('needs a text of up to 256 characters', async () => {
    proves('problem-report-limit');
    const { user } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Problema técnico' }));
    await user.click(await screen.findByRole('button', { name: 'Informar y terminar' }));
    expect(screen.getByText('Contanos qué pasó.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '¿Qué pasó?' })).toHaveProperty('maxLength', 256);
  });

  test('is reported after what was written is saved', async () => {
    proves('problem-reported-words');
    const order: string[] = [];
    answer(saveDraft, ({ body }) => {
      order.push('draft');
      const { content } = body as { content: Record<string, unknown> };
      return asOk({
        queueId: QUEUE_ID,
        version: 1,
        content,
        updatedAt: '2025-03-07T15:41:00.000Z',
      });
    });
    answer(reportProblem, ({ body }) => {
      order.push('problem');
      expect(body).toEqual({ text: 'Sin audio', claimEpoch: 1 });
      return done;
    });
    const onProblemReported = vi.fn();
    const { user } = await openRecord({ onProblemReported });
    await user.type(screen.getByRole('textbox', { name: 'Registro' }), 'O');
    await user.click(screen.getByRole('button', { name: 'Problema técnico' }));
    await user.type(await screen.findByRole('textbox', { name: '¿Qué pasó?' }), 'Sin audio');
    await user.click(screen.getByRole('button', { name: 'Informar y terminar' }));
    await waitFor(() => expect(onProblemReported).toHaveBeenCalledOnce());
    expect(order).toEqual(['draft', 'problem']);
    expect(await screen.findByText('Se registró el problema correctamente')).toBeTruthy();
  });

  test('that cannot be reported says so and loses nothing', async () => {
    answer(reportProblem, refusal(500, 'server.fault'));
    const { user } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Problema técnico' }));
    await user.type(await screen.findByRole('textbox', { name: '¿Qué pasó?' }), 'Sin audio');
    await user.click(screen.getByRole('button', { name: 'Informar y terminar' }));
    expect(await screen.findByText('Ocurrió un error al informar el problema')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '¿Qué pasó?' })).toHaveProperty(
      'value',
      'Sin audio',
    );
  });
});
