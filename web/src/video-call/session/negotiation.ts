import type { Signal } from '@app/contract/video-call';

type Needs = {
  /** Whether this side yields when offers collide. */
  polite: boolean;
  send: (signal: Signal) => void;
  /** Adds the own tracks to an offer before answering it. */
  beforeAnswer: () => Promise<void>;
  /** Whether a description is trusted; others are dropped. */
  isTrusted: (sdp: string) => boolean;
};

/** Perfect negotiation between the two sides. */
export type Negotiation = {
  receive: (signal: Signal) => Promise<void>;
  /** Repeats an unanswered offer after the other side was away. */
  repeat: () => void;
};

type Description = Extract<Signal, { sdp: string }>;
type Candidate = Extract<Signal, { kind: 'candidate' }>;

/** Handles the descriptions and candidates of a connection. */
export function negotiate(connection: RTCPeerConnection, needs: Needs): Negotiation {
  let isOffering = false;
  let isOfferIgnored = false;
  // Queued: a candidate must not overtake its offer.
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

  /** On a collision the polite side takes the other's offer; an answer without an offer is late. */
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
      // Candidates of an ignored offer fail.
      if (!isOfferIgnored) throw error;
    }
  }

  async function receive(signal: Signal): Promise<void> {
    if (connection.signalingState === 'closed') return;
    await (signal.kind === 'candidate' ? receiveCandidate(signal) : receiveDescription(signal));
  }

  return {
    receive: (signal) => {
      // A failed negotiation is repaired by a new offer.
      work = work.then(() => receive(signal)).catch(() => undefined);
      return work;
    },
    repeat: () => {
      if (connection.signalingState === 'have-local-offer') describe();
    },
  };
}
