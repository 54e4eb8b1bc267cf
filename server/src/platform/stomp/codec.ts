import { isUtf8 } from 'node:buffer';

/** Commands accepted from browsers. */
export const CLIENT_COMMANDS = [
  'CONNECT',
  'STOMP',
  'SEND',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'DISCONNECT',
  'BEGIN',
  'COMMIT',
  'ABORT',
  'ACK',
  'NACK',
] as const;
export type ClientCommand = (typeof CLIENT_COMMANDS)[number];
export type ServerCommand = 'CONNECTED' | 'MESSAGE' | 'RECEIPT' | 'ERROR';

/** Headers of a frame; of a repeated name only the first counts. */
export type Headers = ReadonlyMap<string, string>;

/** One complete frame from a browser. */
export type ClientFrame = { command: ClientCommand; headers: Headers; body: string };

/** The largest accepted frame, in bytes. */
export const MAX_FRAME_BYTES = 64 * 1024;
const MAX_HEAD_CHARACTERS = 8 * 1024;
const MAX_HEADERS = 32;

/** Why a frame is malformed. */
export type MalformedReason =
  | 'empty'
  | 'too-large'
  | 'not-utf8'
  | 'no-null'
  | 'more-than-one-frame'
  | 'unknown-command'
  | 'bad-head'
  | 'bad-header'
  | 'bad-escape'
  | 'too-many-headers'
  | 'content-length'
  | 'selector'
  | 'body-not-allowed';

/** The bytes are not a STOMP 1.2 frame; the connection has to be closed. */
export class MalformedFrame extends Error {
  readonly reason: MalformedReason;
  constructor(reason: MalformedReason) {
    super(`malformed frame: ${reason}`);
    this.reason = reason;
  }
}

/** Decodes one WebSocket message: a frame, or `undefined` for a heartbeat. Throws `MalformedFrame`. */
export function decodeFrame(bytes: Buffer): ClientFrame | undefined {
  if (bytes.length === 0) throw new MalformedFrame('empty');
  if (bytes.length > MAX_FRAME_BYTES) throw new MalformedFrame('too-large');
  if (isHeartBeat(bytes)) return undefined;
  if (!isUtf8(bytes)) throw new MalformedFrame('not-utf8');

  const text = bytes.toString('utf8');
  const bodyStart = endOfHead(text);
  const lines = headLines(text.slice(0, bodyStart));
  const command = clientCommand(lines[0]);
  const headers = readHeaders(lines, command === 'CONNECT' || command === 'STOMP');
  const body = text.slice(bodyStart, endOfBody(text, bodyStart));
  checkBody(command, headers, body);
  return { command, headers, body };
}

/** Encodes a frame; a header value can never start a new line or header. */
export function encodeFrame(
  command: ServerCommand,
  headers: readonly (readonly [name: string, value: string])[],
  body = '',
): Buffer {
  const written = headers.map(([name, value]) => `${escapeHeader(name)}:${escapeHeader(value)}\n`);
  const length = body === '' ? '' : `content-length:${Buffer.byteLength(body)}\n`;
  return Buffer.from(`${command}\n${written.join('')}${length}\n${body}\0`);
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function isHeartBeat(bytes: Buffer): boolean {
  if (bytes.length === 1) return bytes[0] === LINE_FEED;
  return bytes.length === 2 && bytes[0] === CARRIAGE_RETURN && bytes[1] === LINE_FEED;
}

/** Position of the empty line that ends the headers. */
function endOfHead(text: string): number {
  for (
    let lineEnd = text.indexOf('\n');
    lineEnd !== -1;
    lineEnd = text.indexOf('\n', lineEnd + 1)
  ) {
    if (lineEnd > MAX_HEAD_CHARACTERS) break;
    const next = text[lineEnd + 1] === '\r' ? lineEnd + 2 : lineEnd + 1;
    if (text[next] === '\n') return next + 1;
  }
  throw new MalformedFrame('bad-head');
}

function headLines(head: string): string[] {
  const lines = head.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return lines.slice(0, -2);
}

function endOfBody(text: string, bodyStart: number): number {
  const end = text.indexOf('\0');
  if (end === -1) throw new MalformedFrame('no-null');
  if (end < bodyStart) throw new MalformedFrame('bad-head');
  if (end !== text.length - 1 && !/^(?:\r?\n)+$/.test(text.slice(end + 1))) {
    throw new MalformedFrame('more-than-one-frame');
  }
  return end;
}

const isClientCommand = (word: string | undefined): word is ClientCommand =>
  (CLIENT_COMMANDS as readonly (string | undefined)[]).includes(word);

function clientCommand(word: string | undefined): ClientCommand {
  if (!isClientCommand(word)) throw new MalformedFrame('unknown-command');
  return word;
}

function readHeaders(lines: readonly string[], isConnect: boolean): Headers {
  if (lines.length - 1 > MAX_HEADERS) throw new MalformedFrame('too-many-headers');
  const headers = new Map<string, string>();
  for (const line of lines.slice(1)) {
    const [name, value] = readHeader(line, isConnect);
    if (!headers.has(name)) headers.set(name, value);
  }
  return headers;
}

function readHeader(line: string, isConnect: boolean): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 1 || line.includes('\r')) throw new MalformedFrame('bad-header');
  const name = line.slice(0, colon);
  const value = line.slice(colon + 1);
  // CONNECT is never escaped, so that a 1.0 client can still negotiate a version.
  if (isConnect) return [name, value];
  if (value.includes(':')) throw new MalformedFrame('bad-header');
  return [unescapeHeader(name), unescapeHeader(value)];
}

function checkBody(command: ClientCommand, headers: Headers, body: string): void {
  // Selectors are expressions that brokers evaluate; nothing here needs them.
  if (headers.has('selector')) throw new MalformedFrame('selector');
  const length = headers.get('content-length');
  if (length !== undefined && !saysLength(length, body)) throw new MalformedFrame('content-length');
  if (body !== '' && command !== 'SEND') throw new MalformedFrame('body-not-allowed');
}

const saysLength = (length: string, body: string): boolean =>
  /^\d{1,5}$/.test(length) && Number(length) === Buffer.byteLength(body);

const UNESCAPED: Readonly<Record<string, string>> = {
  '\\n': '\n',
  '\\r': '\r',
  '\\c': ':',
  '\\\\': '\\',
};

function unescapeHeader(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(/\\[\s\S]?/g, (pair) => {
    const character = UNESCAPED[pair];
    if (character === undefined) throw new MalformedFrame('bad-escape');
    return character;
  });
}

const ESCAPED: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  ':': '\\c',
  '\\': '\\\\',
  '\0': '',
};

const UNSAFE = /[\n\r:\\\0]/;
const EVERY_UNSAFE = /[\n\r:\\\0]/g;

const escapeHeader = (text: string): string =>
  UNSAFE.test(text) ? text.replaceAll(EVERY_UNSAFE, (one) => ESCAPED[one] ?? '') : text;
