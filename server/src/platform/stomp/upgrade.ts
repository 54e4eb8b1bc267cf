import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_FRAME_BYTES } from './codec.ts';

const SOCKET_PATH = '/ws';

// `closeTimeout`: a client that does not answer the close is cut off after a second.
const SERVER_OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: MAX_FRAME_BYTES,
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  closeTimeout: 1_000,
  // The codec checks it, so that an invalid frame gets a STOMP answer.
  skipUTF8Validation: true,
  handleProtocols: (offered: Set<string>) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
} as const;

export type UpgradeOptions = {
  isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  isOpen: () => boolean;
  accept: (socket: WebSocket, request: IncomingMessage) => void;
};

/** Answers an HTTP upgrade. */
export type UpgradeListener = (request: IncomingMessage, stream: Duplex, head: Buffer) => void;

/** Accepts upgrades at /ws from the product's own pages; refuses everything else. */
export function createUpgradeListener({
  isOriginAllowed,
  isOpen,
  accept,
}: UpgradeOptions): UpgradeListener {
  const webSockets = new WebSocketServer(SERVER_OPTIONS);

  return (request, stream, head) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== SOCKET_PATH) refuse(stream, '404 Not Found');
    else if (!isOpen()) refuse(stream, '503 Service Unavailable');
    else if (!isOriginAllowed(request.headers.origin, request.headers.host)) {
      refuse(stream, '403 Forbidden');
    } else webSockets.handleUpgrade(request, stream, head, accept);
  };
}

function refuse(stream: Duplex, status: string): void {
  // A client that hangs up while being refused needs no handling.
  stream.on('error', () => stream.destroy());
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
