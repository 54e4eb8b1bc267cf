import type { Signal } from '@app/contract/video-call';

/** The signals between the two ends of a connection. */
export type LinkSignal = Exclude<Signal, { kind: 'renew' }>;

type Needs = {
  isOfferer: boolean;
  send: (signal: Signal) => void;
  /** Adds this side's tracks to an offer before answering it. */
  beforeAnswer: () => Promise<void>;
  /** Whether a description is trusted; others are dropped. */
  isTrusted: (sdp: string) => boolean;
};

/**
 * How the two sides agree on a connection: the offerer makes every offer. With two offers at once one side
 * would roll back its own, after which Chromium may decode a picture without ever showing it.
 */
export type Negotiation = {
  receive: (signal: LinkSignal) => Promise<void>;
  /** Repeats an unanswered offer after the other side was away. */
  repeat: () => void;
  /** Restarts ICE; the answering side asks the offerer for it. */
  renew: () => void;
};

type Description = Extract<Signal, { sdp: string }>;
type Candidate = Extract<Signal, { kind: 'candidate' }>;

/** Handles the descriptions and candidates of a connection. */
export function negotiate(connection: RTCPeerConnection, needs: Needs): Negotiation {
  let round = 0;
  // Queued: a candidate must not overtake its offer.
  let work = Promise.resolve();

  const describe = () => {
    const description = connection.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer') {
      needs.send({ kind: description.type, round, sdp: description.sdp });
    }
  };
  const isUnanswered = () => connection.signalingState === 'have-local-offer';

  if (needs.isOfferer) {
    connection.onnegotiationneeded = async () => {
      round += 1;
      await connection.setLocalDescription();
      describe();
    };
  }
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    needs.send({
      kind: 'candidate',
      candidate: candidate.candidate,
      sdpMid,
      sdpMLineIndex,
      usernameFragment,
    });
  };

  /** Whether an answer belongs to the latest offer. */
  const isWanted = ({ kind, round: its }: Description): boolean =>
    needs.isOfferer ? kind === 'answer' && isUnanswered() && its === round : kind === 'offer';

  async function receiveDescription(description: Description): Promise<void> {
    const { kind, sdp } = description;
    if (!isWanted(description) || !needs.isTrusted(sdp)) return;
    await connection.setRemoteDescription({ type: kind, sdp });
    if (kind === 'answer') return;
    round = description.round;
    await needs.beforeAnswer();
    await connection.setLocalDescription();
    describe();
  }

  async function receive(signal: LinkSignal): Promise<void> {
    if (connection.signalingState === 'closed') return;
    if (signal.kind === 'candidate') await connection.addIceCandidate(candidateOf(signal));
    else await receiveDescription(signal);
  }

  const repeat = () => {
    if (isUnanswered()) describe();
  };
  return {
    receive: (signal) => {
      // A failed negotiation is repaired by a new offer, and candidates of a dropped answer fail.
      work = work.then(() => receive(signal)).catch(() => undefined);
      return work;
    },
    repeat,
    renew: () => {
      if (!needs.isOfferer) needs.send({ kind: 'renew' });
      else if (isUnanswered()) repeat();
      // There is nothing to restart before the first answer.
      else if (connection.currentRemoteDescription) connection.restartIce();
    },
  };
}

const candidateOf = ({ kind: _, ...candidate }: Candidate) => candidate as RTCIceCandidateInit;
