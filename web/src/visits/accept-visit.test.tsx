import { acceptConsent, type ConsentText, listMissingConsents } from '@app/contract/consents';
import { asList, asOk } from '@app/contract/kernel';
import { commandEntry, listOwnEntries, type QueueEntry } from '@app/contract/visits';
import { aQueueEntry } from '@app/contract/visits/fixtures';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
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

describe('without the consent of its patient', () => {
  const TEXT: ConsentText = {
    id: '01957000-0000-7000-8000-0000000000c1',
    kind: 'teleconsultation',
    version: 2,
    title: 'Consentimiento para la teleconsulta',
    body: 'La consulta es a distancia.\n\nNadie la graba.',
    body_hash: 'abc',
    published_at: '2025-03-01T00:00:00.000Z',
  };
  let accepted: unknown[];

  beforeEach(() => {
    accepted = [];
    own = [begun({ profesionalName: 'Dra. Paula Ríos' })];
    answer(listMissingConsents, () => asList(accepted.length > 0 ? [] : [TEXT]));
    answer(acceptConsent, ({ body }) => {
      accepted.push(body);
      return asOk({ accepted_at: '2025-03-07T20:52:00.000Z' });
    });
    answer(commandEntry, ({ body }) => {
      if (accepted.length === 0) return refusal(409, 'visits.consent-missing');
      const { command } = body as { command: string };
      own = [begun(EFFECTS[command])];
      return asOk(begun(EFFECTS[command]));
    });
  });

  const box = () => screen.findByRole('checkbox', { name: /Leí y acepto el consentimiento/ });
  const enter = () => screen.getByRole('button', { name: 'Acepto y entrar' });

  test('no call is shown, and entering says what is missing', async () => {
    const { user } = open();
    await box();
    await user.click(enter());
    expect(screen.getByText('Para seguir, aceptá el consentimiento.')).toBeTruthy();
    expect(screen.queryByText('la llamada')).toBeNull();
    expect(accepted).toEqual([]);
  });

  test('words that changed meanwhile are read again', async () => {
    answer(acceptConsent, refusal(409, 'consents.text-changed'));
    const { user } = open();
    await user.click(await box());
    await user.click(enter());
    expect(await screen.findByText('El texto cambió recién. Leelo otra vez.')).toBeTruthy();
  });

  test('it is asked for, with who waits, and the call follows', async () => {
    proves('consent-before-appointment-call');
    const { user } = open();
    expect(
      await screen.findByRole('heading', { name: 'Antes de entrar a la videollamada' }),
    ).toBeTruthy();
    expect(screen.getByText(/^La Dra. Paula Ríos te espera/)).toBeTruthy();
    expect(await screen.findByText('Nadie la graba.')).toBeTruthy();
    await user.click(await box());
    await user.click(enter());
    expect(await screen.findByText('la llamada')).toBeTruthy();
    expect(accepted).toEqual([
      { patientId: begun().patientId, kind: 'teleconsultation', body_hash: 'abc' },
    ]);
  });

  test('a call for somebody of the family says for whom', async () => {
    own = [begun({ isHolder: false, first_name: 'Tomás', last_name: 'Acosta' })];
    open();
    expect(await screen.findByText(/Tomás Acosta/)).toBeTruthy();
  });
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
