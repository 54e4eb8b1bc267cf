import type { Signal } from '@app/contract/video-call';

type Needs = {
  /** Gives way when both sides make an offer at once. */
  polite: boolean;
  send: (signal: Signal) => void;
  /** Puts the own tracks on the lines of an offer, before it is answered. */
  beforeAnswer: () => Promise<void>;
  /** Whether a description may be believed; one that may not is dropped. */
  isTrusted: (sdp: string) => boolean;
};

/** How two sides agree, whoever speaks first (perfect negotiation). */
export type Negotiation = {
  receive: (signal: Signal) => Promise<void>;
  /** Says an unanswered offer again: the other side was away. */
  repeat: () => void;
};

type Description = Extract<Signal, { sdp: string }>;
type Candidate = Extract<Signal, { kind: 'candidate' }>;

/** Keeps a connection's two sides in agreement. */
export function negotiate(connection: RTCPeerConnection, needs: Needs): Negotiation {
  let isOffering = false;
  let isOfferIgnored = false;
  // One after the other: a candidate must not overtake its offer.
  let work = Promise.resolve();

  const describe = () => {
    const description = connection.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer') {
      needs.send({ kind: description.type, sdp: description.sdp });
    }
  };

  connection.onnegotiationneeded = async () => {
    try {
      isOffering = true;
      await connection.setLocalDescription();
      describe();
    } finally {
      isOffering = false;
    }
  };
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

  /** Offers that collide are the polite side's to take; an answer to nothing is late. */
  function isWanted(kind: Description['kind']): boolean {
    const state = connection.signalingState;
    if (kind === 'answer') return state === 'have-local-offer';
    isOfferIgnored = !needs.polite && (isOffering || state !== 'stable');
    return !isOfferIgnored;
  }

  async function receiveDescription({ kind, sdp }: Description): Promise<void> {
    if (!isWanted(kind) || !needs.isTrusted(sdp)) return;
    await connection.setRemoteDescription({ type: kind, sdp });
    if (kind === 'answer') return;
    await needs.beforeAnswer();
    await connection.setLocalDescription();
    describe();
  }

  async function receiveCandidate({ kind: _, ...candidate }: Candidate): Promise<void> {
    try {
      await connection.addIceCandidate(candidate as RTCIceCandidateInit);
    } catch (error) {
      // Candidates of an offer that was not taken belong to nothing.
      if (!isOfferIgnored) throw error;
    }
  }

  async function receive(signal: Signal): Promise<void> {
    if (connection.signalingState === 'closed') return;
    await (signal.kind === 'candidate' ? receiveCandidate(signal) : receiveDescription(signal));
  }

  return {
    receive: (signal) => {
      // What cannot be agreed on is mended by a new offer, not by an exception.
      work = work.then(() => receive(signal)).catch(() => undefined);
      return work;
    },
    repeat: () => {
      if (connection.signalingState === 'have-local-offer') describe();
    },
  };
}
