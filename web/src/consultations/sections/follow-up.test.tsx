import { createConsultation } from '@app/contract/consultations';
import { asList } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import {
  answerRecord,
  aWrittenDraft,
  openRecord,
  QUEUE_ID,
  savedDrafts,
} from '../testing/open-record.tsx';

let sent: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  answer(createConsultation, ({ body }) => {
    sent.push(body);
    return asList([{ consultationId: 'c1', queueId: QUEUE_ID, documents: 0 }]);
  });
});
afterEach(() => void vi.useRealTimers());

const control = () => screen.getByRole('combobox', { name: /^Control/ });

async function finish(user: Awaited<ReturnType<typeof openRecord>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Finalizar consulta' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Finalizar consulta' }));
  await waitFor(() => expect(sent).toHaveLength(1));
}

test('when to come back is not asked for: a record without it is finished and says nothing', async () => {
  answerRecord(aWrittenDraft);
  const { user } = await openRecord();
  await finish(user);
  expect(sent[0]).not.toHaveProperty('follow_up');
});

test('when to come back is kept in the draft, and goes with the record', async () => {
  answerRecord(aWrittenDraft);
  const { user } = await openRecord();
  await user.selectOptions(control(), 'En 7 días');
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(savedDrafts.at(-1)).toMatchObject({ followUp: 'IN_7_DAYS' }));
  await finish(user);
  expect(sent[0]).toMatchObject({ follow_up: 'IN_7_DAYS' });
});

test('a control that was chosen can be taken back', async () => {
  answerRecord({ ...aWrittenDraft, followUp: 'IN_48_HOURS' });
  const { user } = await openRecord();
  expect(control()).toHaveProperty('value', 'IN_48_HOURS');
  await user.selectOptions(control(), 'Sin indicar');
  await finish(user);
  expect(sent[0]).not.toHaveProperty('follow_up');
});
