import type { Signal } from '@app/contract/video-call';
import { expect, test } from 'vitest';
import { FakeConnection } from '../testing/fake-connection.ts';
import { type LinkSignal, negotiate } from './negotiation.ts';

/** One end, with the signals it sent. */
function anEnd(isOfferer: boolean) {
  const connection = new FakeConnection();
  const sent: Signal[] = [];
  const negotiation = negotiate(connection as unknown as RTCPeerConnection, {
    isOfferer,
    send: (signal) => void sent.push(signal),
    beforeAnswer: async () => undefined,
    isTrusted: () => true,
  });
  return { connection, sent, ...negotiation };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The professional's end, with an offer sent. */
async function anOfferer() {
  const end = anEnd(true);
  end.connection.addTransceiver();
  await settled();
  return end;
}

const answer = (round: number): LinkSignal => ({ kind: 'answer', round, sdp: 'answer' });

test('the end that answers makes no offer of its own: it asks for one', async () => {
  const { renew, sent, connection } = anEnd(false);
  renew();
  await settled();
  expect(sent).toEqual([{ kind: 'renew' }]);
  expect(connection.signalingState).toBe('stable');
});

test('the end that offers takes no offer', async () => {
  const { receive, connection, sent } = await anOfferer();
  await receive({ kind: 'offer', round: 1, sdp: 'offer' });
  expect(connection).toMatchObject({ signalingState: 'have-local-offer', rollbacks: 0 });
  expect(sent).toHaveLength(1);
});

test('an unanswered offer is sent again instead of another', async () => {
  const { renew, sent } = await anOfferer();
  renew();
  await settled();
  expect(sent).toEqual([
    { kind: 'offer', round: 1, sdp: 'offer 1' },
    { kind: 'offer', round: 1, sdp: 'offer 1' },
  ]);
});

test('an answer is taken for the offer that it names, and for no other', async () => {
  const { renew, receive, sent, connection } = await anOfferer();
  await receive(answer(1));
  renew();
  await settled();
  expect(sent.at(-1)).toMatchObject({ kind: 'offer', round: 2 });
  await receive(answer(1));
  expect(connection.signalingState).toBe('have-local-offer');
  await receive(answer(2));
  expect(connection.signalingState).toBe('stable');
});

type End = ReturnType<typeof anEnd>;

/** Delivers one end's signals to the other. */
async function deliver(from: End, to: End): Promise<void> {
  for (const signal of from.sent.splice(0)) {
    if (signal.kind === 'renew') to.renew();
    else await to.receive(signal);
  }
  await settled();
}

test('two ends that renew at once agree, and neither takes an offer back', async () => {
  const professional = await anOfferer();
  const patient = anEnd(false);
  for (const _ of Array(5)) {
    professional.renew();
    patient.renew();
    await settled();
    for (const __ of Array(2)) {
      await deliver(patient, professional);
      await deliver(professional, patient);
    }
  }
  for (const { connection } of [professional, patient]) {
    expect(connection).toMatchObject({ signalingState: 'stable', rollbacks: 0 });
    expect(connection.currentRemoteDescription).not.toBeNull();
  }
});
