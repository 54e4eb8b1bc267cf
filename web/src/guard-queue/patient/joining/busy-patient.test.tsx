import { listMissingConsents } from '@app/contract/consents';
import { getPlanInfo } from '@app/contract/coverage';
import { getGuardSummary, joinQueue } from '@app/contract/guard-queue';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { CHILD, HOLDER, patientOf, user } from '../../testing/family.ts';
import { JoinFlow } from './join-flow-chunk.tsx';

let own: QueueEntry[] = [];

beforeEach(() => {
  own = [];
  answer(listOwnEntries, () => asList(own));
  answer(getOwnProfile, asOk(user));
  answer(listMissingConsents, asList([]));
  answer(getPlanInfo, refusal(404, 'request.not-found'));
  answer(
    getGuardSummary,
    asList([
      {
        specialtyId: 1,
        name: 'Clínica médica',
        onDuty: 1,
        waiting: 0,
        wait: { from: 0, to: 10 },
      },
    ]),
  );
});

/** A person's visit of an appointment, in progress. */
const visitOf = (patientId: string) =>
  aQueueEntry({ origin: 'APPOINTMENT', phase: 'IN_CALL', patientId });

const open = () =>
  renderScreen(
    <JoinFlow
      onCancel={() => undefined}
      slots={{
        connectionTest: ({ onPass }) => (
          <button type="button" onClick={onPass}>
            La conexión alcanza
          </button>
        ),
        deviceCheck: ({ onDone }) => (
          <button type="button" onClick={onDone}>
            Todo funciona
          </button>
        ),
        privateConsultation: () => null,
      }}
    />,
  );

async function reachQuestions() {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'La conexión alcanza' }));
  await screen.findByRole('group', { name: '¿Para quién es la consulta?' });
  return view;
}

const patient = (name: RegExp) => screen.getByRole('radio', { name });

test.each([
  [/^Marta/, HOLDER, 'Tenés una consulta abierta. Entrá desde el aviso de arriba.'],
  [/^Tomás/, CHILD, 'Tiene una consulta abierta. Entrá desde el aviso de arriba.'],
])('%s, in a consultation, is not chosen, before anything is written', async (name, id, words) => {
  own = [visitOf(id)];
  const view = await reachQuestions();
  await waitFor(() => expect(patient(name).getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByRole('radio', { name, description: words })).toBeTruthy();
  await view.user.click(patient(name));
  expect(patient(name)).toHaveProperty('checked', false);
});

test('so it is for who has nobody else to choose', async () => {
  own = [visitOf(HOLDER)];
  answer(getOwnProfile, asOk({ ...user, patient_dto: { ...patientOf(), family_group: [] } }));
  await reachQuestions();
  await waitFor(() => expect(patient(/^Marta/).getAttribute('aria-disabled')).toBe('true'));
});

test('who comes to be in one while the form is filled in is not chosen any more', async () => {
  const view = await reachQuestions();
  await view.user.click(patient(/^Marta/));
  expect(patient(/^Marta/)).toHaveProperty('checked', true);
  own = [visitOf(HOLDER)];
  await view.readAgain();
  expect(patient(/^Marta/)).toHaveProperty('checked', false);
});

test('who is refused because of another visit is shown it, and keeps what was written', async () => {
  answer(joinQueue, () => {
    own = [visitOf(HOLDER)];
    return refusal(409, 'guard-queue.already-waiting');
  });
  const { user: person } = await reachQuestions();
  await person.click(patient(/^Marta/));
  await person.click(patient(/^Clínica médica/));
  await person.type(screen.getByLabelText('¿Cuál es el motivo de la consulta?'), 'Fiebre');
  await person.click(screen.getByRole('button', { name: 'Llamar' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar' }));
  await person.click(await screen.findByRole('button', { name: 'Todo funciona' }));
  await screen.findByText('Esta persona ya está en la fila o en una consulta.');
  await waitFor(() => expect(patient(/^Marta/).getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByDisplayValue('Fiebre')).toBeTruthy();
});
