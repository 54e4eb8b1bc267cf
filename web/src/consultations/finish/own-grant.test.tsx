import { createConsultation, getAttendedPatient } from '@app/contract/consultations';
import { asList, asOk } from '@app/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import {
  anAttendedPatient,
  answerRecord,
  aWrittenDraft,
  openRecord,
  QUEUE_ID,
} from '../testing/open-record.tsx';

const QUESTION = '¿Ana acepta que Marta González lea esta consulta y sus documentos?';
const MISSING = 'Falta la respuesta del paciente';

const ana = () =>
  anAttendedPatient({ first_name: 'Ana', birth_date: '2009-02-03', needs_own_grant: true });

/** The records sent to the server. */
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent = [];
  answerRecord(aWrittenDraft);
  answer(getAttendedPatient, asOk(ana()));
  answer(createConsultation, ({ body }) => {
    sent.push(body as Record<string, unknown>);
    return asList([{ consultationId: 'c1', queueId: QUEUE_ID, documents: 1 }]);
  });
});

type User = Awaited<ReturnType<typeof openRecord>>['user'];
const question = () => screen.getByRole('group', { name: QUESTION });
const say = (user: User, words: string) =>
  user.click(within(question()).getByRole('radio', { name: words }));
const pressFinish = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Finalizar consulta' }));

async function confirm(user: User) {
  const dialog = await screen.findByRole('dialog', { name: '¿Desea finalizar la consulta?' });
  const words = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'Finalizar consulta' }));
  return words;
}

test('without the answer nothing is finished, and what is missing leads to it', async () => {
  const { user } = await openRecord();
  await pressFinish(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(question()).getByText(MISSING)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Registro de Consulta: ${MISSING}` }));
  expect(question().contains(document.activeElement)).toBe(true);
  expect(sent).toEqual([]);
});

test('a patient of another age is not asked', async () => {
  answer(getAttendedPatient, asOk(anAttendedPatient()));
  const { user } = await openRecord();
  expect(screen.queryByRole('group', { name: QUESTION })).toBeNull();
  await pressFinish(user);
  await confirm(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('holder_may_read');
});

test('a no says what the holder sees and what is left to do, there and before finishing', async () => {
  const { user } = await openRecord();
  await say(user, 'No');
  const consequence = /Marta González va a ver que la consulta se hizo, y nada más/;
  expect(await screen.findByText(consequence)).toBeTruthy();
  await pressFinish(user);
  const words = await confirm(user);
  expect(words).toMatch(consequence);
  expect(words).not.toContain('el paciente recibe sus documentos');
  await waitFor(() => expect(sent).toMatchObject([{ holder_may_read: false }]));
});

test('a yes is sent with the record', async () => {
  const onFinished = vi.fn();
  const { user } = await openRecord({ onFinished });
  await say(user, 'Sí');
  await pressFinish(user);
  expect(await confirm(user)).toContain('el paciente recibe sus documentos');
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject([{ holder_may_read: true }]);
});

test('a page that did not know whom to ask says to read it again', async () => {
  answer(getAttendedPatient, asOk(anAttendedPatient()));
  answer(
    createConsultation,
    refusal(400, 'request.invalid', {
      fieldErrors: [
        {
          field: 'holder_may_read',
          code: 'holder_may_read.required',
          message: 'holder_may_read.required',
        },
      ],
    }),
  );
  const { user } = await openRecord();
  await pressFinish(user);
  await confirm(user);
  expect(await screen.findByText(/Falta preguntarle al paciente quién puede leer/)).toBeTruthy();
});
