import { asList, asOk } from '@app/contract/kernel';
import { commandEntry, listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { AcceptVisit } from './accept-visit.tsx';

const begun = (changes: Partial<QueueEntry> = {}): QueueEntry =>
  aQueueEntry({
    origin: 'APPOINTMENT',
    appointmentId: '01957000-0000-7000-8000-0000000000f1',
    phase: 'OFFERED',
    status: 'STARTED',
    ...changes,
  });

const EFFECTS: Record<string, Partial<QueueEntry>> = {
  Accept: { phase: 'ACCEPTED', status: 'ACCEPTED' },
  Start: { phase: 'IN_CALL', status: 'STARTED' },
};

let own: QueueEntry[];
let commands: string[];

beforeEach(() => {
  own = [begun()];
  commands = [];
  answer(listOwnEntries, () => asList(own));
  answer(commandEntry, ({ body }) => {
    const { command } = body as { command: string };
    commands.push(command);
    own = [begun(EFFECTS[command])];
    return asOk(begun(EFFECTS[command]));
  });
});

const open = () => renderScreen(<AcceptVisit queueId={begun().queueId}>la llamada</AcceptVisit>);

test('a visit that cannot be accepted says so, and is accepted when asked again', async () => {
  answer(commandEntry, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('Ocurrió un error al entrar a la consulta')).toBeTruthy();
  expect(screen.queryByText('la llamada')).toBeNull();
  answer(commandEntry, () => {
    own = [begun(EFFECTS.Start)];
    return asOk(begun(EFFECTS.Start));
  });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('la llamada')).toBeTruthy();
});

test('a visit that ended meanwhile is left to the call, which says so', async () => {
  answer(commandEntry, () => {
    own = [];
    return refusal(409, 'visits.command-refused');
  });
  open();
  expect(await screen.findByText('la llamada')).toBeTruthy();
});

test('opening the call of an appointment accepts it, starts it and shows it', async () => {
  proves('appointment-cancelled-or-joined');
  open();
  expect(await screen.findByText('la llamada')).toBeTruthy();
  expect(commands).toEqual(['Accept', 'Start']);
});

test.each([begun({ phase: 'IN_CALL' }), aQueueEntry({ phase: 'OFFERED', status: 'STARTED' })])(
  'a call that goes on, or of the guard, is only shown',
  async (entry) => {
    own = [entry];
    open();
    expect(await screen.findByText('la llamada')).toBeTruthy();
    expect(commands).toEqual([]);
  },
);
