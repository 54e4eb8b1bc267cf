import type { CallToken, Encoding, Signal } from '@app/contract/video-call';
import { createStatsReader, type LinkSample } from './link-stats.ts';
import { encode, sendTracks, type Tracks } from './media-lines.ts';
import { type LinkSignal, negotiate } from './negotiation.ts';

/** This side's certificate and its fingerprint. */
export type Identity = { certificate: RTCCertificate; fingerprint: string };

/** ICE servers. */
export type RelayAccess = Pick<CallToken, 'iceServers' | 'iceTransportPolicy'>;

export type LinkOptions = {
  access: RelayAccess;
  identity: Identity;
  /** The fingerprint that the other side announced on joining. */
  peer: string;
  /** Whether this side makes the offers. */
  isOfferer: boolean;
  tracks: Tracks;
  send: (signal: Signal) => void;
  onTrack: (track: MediaStreamTrack) => void;
  /** Called if the certificate does not match the announced one: a possible interception. */
  onTampered: () => void;
};

/** One connection between this tab and one tab of the other side. */
export type PeerLink = {
  peer: string;
  isConnected: () => boolean;
  receive: (signal: LinkSignal) => Promise<void>;
  setTracks: (tracks: Tracks) => Promise<void>;
  encode: (encoding: Encoding) => Promise<void>;
  /** Null without new readings. */
  measure: () => Promise<LinkSample | null>;
  /** Restarts ICE with new relay credentials, or asks the offerer for it. */
  renew: (access: RelayAccess) => void;
  /** Repeats an offer that the other side may have missed. */
  repeat: () => void;
  close: () => void;
};

/** Generates a certificate; its fingerprint is read from an offer, which works in every browser. */
export async function createIdentity(): Promise<Identity> {
  const certificate = await RTCPeerConnection.generateCertificate({
    name: 'ECDSA',
    namedCurve: 'P-256',
  } as AlgorithmIdentifier);
  const connection = new RTCPeerConnection({ certificates: [certificate] });
  connection.createDataChannel('fingerprint');
  const { sdp } = await connection.createOffer();
  connection.close();
  return { certificate, fingerprint: fingerprintsIn(sdp ?? '')[0] ?? '' };
}

const fingerprintsIn = (sdp: string): string[] =>
  [...sdp.matchAll(/^a=fingerprint:(\S+) (\S+)/gm)].map(
    ([, method = '', digits = '']) => `${method.toLowerCase()} ${digits.toUpperCase()}`,
  );

const configurationOf = ({ iceServers, iceTransportPolicy }: RelayAccess): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username = '', credential = '' }) => ({
    urls,
    username,
    credential,
  })),
  iceTransportPolicy,
  bundlePolicy: 'max-bundle',
});

/** Opens the connection. */
export function createPeerLink(options: LinkOptions): PeerLink {
  const { identity, peer, isOfferer } = options;
  let { tracks } = options;
  const certificates = [identity.certificate];
  const connection = new RTCPeerConnection({ ...configurationOf(options.access), certificates });
  connection.ontrack = ({ track }) => options.onTrack(track);
  const { receive, repeat, renew } = negotiate(connection, {
    isOfferer,
    send: options.send,
    beforeAnswer: () => sendTracks(connection, tracks),
    isTrusted: (sdp) => {
      const isTheirs = fingerprintsIn(sdp).every((one) => one === peer);
      if (!isTheirs) options.onTampered();
      return isTheirs;
    },
  });
  if (isOfferer) {
    for (const kind of ['audio', 'video']) connection.addTransceiver(kind);
    void sendTracks(connection, tracks);
  }
  return {
    peer,
    receive,
    repeat,
    isConnected: () => connection.connectionState === 'connected',
    setTracks: (next) => {
      tracks = next;
      return sendTracks(connection, tracks);
    },
    encode: (encoding) => encode(connection, encoding),
    measure: createStatsReader(connection),
    renew: (access) => {
      if (connection.signalingState === 'closed') return;
      connection.setConfiguration({ ...configurationOf(access), certificates });
      renew();
    },
    close: () => {
      connection.onnegotiationneeded = null;
      connection.close();
    },
  };
}
