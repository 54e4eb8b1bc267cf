import { describe, expect, test } from 'vitest';
import { CLIENT_COMMANDS, decodeFrame, encodeFrame, MalformedFrame } from './codec.ts';

const bytes = (text: string) => Buffer.from(text);
const reasonFor = (message: Buffer): string => {
  try {
    decodeFrame(message);
  } catch (error) {
    if (error instanceof MalformedFrame) return error.reason;
    throw error;
  }
  return 'read';
};

describe('a hostile frame is refused', () => {
  test.each([
    ['nothing at all', '', 'empty'],
    ['a lone carriage return', '\r', 'bad-head'],
    ['two heart-beats in one message', '\n\n', 'unknown-command'],
    ['no NUL', 'SEND\ndestination:/app/pong\n\nhola', 'no-null'],
    ['no empty line', 'SEND\ndestination:/app/pong\0', 'bad-head'],
    ['only a NUL', '\0', 'bad-head'],
    ['a NUL in the head', 'SEND\ndestination:/app\0/pong\n\n\0', 'bad-head'],
    ['two frames in one message', 'SEND\nd:1\n\n\0SEND\nd:2\n\n\0', 'more-than-one-frame'],
    ['text after the NUL', 'SEND\nd:1\n\nhola\0chau', 'more-than-one-frame'],
    ['a second NUL', 'SEND\nd:1\n\nhola\0\0', 'more-than-one-frame'],
    ['a heart-beat before the frame', '\nSEND\nd:1\n\n\0', 'unknown-command'],
    ['an unknown command', 'SHUTDOWN\n\n\0', 'unknown-command'],
    ['a lower-case command', 'send\nd:1\n\n\0', 'unknown-command'],
    ['a command of the server', 'MESSAGE\nsubscription:a\n\n\0', 'unknown-command'],
    ['a command with a space', 'SEND \nd:1\n\n\0', 'unknown-command'],
    ['a name of the prototype as command', 'constructor\n\n\0', 'unknown-command'],
    ['a header without colon', 'SEND\ndestination\n\n\0', 'bad-header'],
    ['a header without name', 'SEND\n:/app/pong\n\n\0', 'bad-header'],
    ['a raw colon in a value', 'SEND\ndestination:/app:x\n\n\0', 'bad-header'],
    ['a raw carriage return in a value', 'SEND\ndestination:/a\rb\n\n\0', 'bad-header'],
    ['a raw carriage return in CONNECT', 'CONNECT\nlogin:a\rb\n\n\0', 'bad-header'],
    ['an undefined escape', 'SEND\nd:a\\tb\n\n\0', 'bad-escape'],
    ['a backslash at the end', 'SEND\nd:a\\\n\n\0', 'bad-escape'],
    ['an undefined escape in a name', 'SEND\nd\\x:a\n\n\0', 'bad-escape'],
    ['33 headers', `SEND\n${'a:b\n'.repeat(33)}\n\0`, 'too-many-headers'],
    ['a head of 9 KB', `SEND\na:${'x'.repeat(9000)}\n\n\0`, 'bad-head'],
    ['a head without end', `SEND\n${'a:b\n'.repeat(9000)}`, 'bad-head'],
    ['a content-length too long', 'SEND\ncontent-length:9\n\nhola\0', 'content-length'],
    ['a content-length too short', 'SEND\ncontent-length:3\n\nhola\0', 'content-length'],
    ['a content-length of characters', 'SEND\ncontent-length:3\n\nñandú\0', 'content-length'],
    ['a negative content-length', 'SEND\ncontent-length:-4\n\nhola\0', 'content-length'],
    ['a signed content-length', 'SEND\ncontent-length:+4\n\nhola\0', 'content-length'],
    ['a hexadecimal content-length', 'SEND\ncontent-length:0x4\n\nhola\0', 'content-length'],
    ['a content-length with a space', 'SEND\ncontent-length: 4\n\nhola\0', 'content-length'],
    ['an empty content-length', 'SEND\ncontent-length:\n\n\0', 'content-length'],
    [
      'an enormous content-length',
      `SEND\ncontent-length:${'9'.repeat(400)}\n\nx\0`,
      'content-length',
    ],
    ['a NUL inside the counted body', 'SEND\ncontent-length:3\n\na\0b\0', 'more-than-one-frame'],
    ['a selector', 'SUBSCRIBE\nid:1\ndestination:/a\nselector:1=1\n\n\0', 'selector'],
    ['a body on SUBSCRIBE', 'SUBSCRIBE\nid:1\n\nhola\0', 'body-not-allowed'],
    ['a body on CONNECT', 'CONNECT\naccept-version:1.2\n\nhola\0', 'body-not-allowed'],
  ])('%s', (_name, text, reason) => {
    expect(reasonFor(bytes(text))).toBe(reason);
  });

  test.each([
    ['a lone continuation byte', [0x80]],
    ['an overlong NUL', [0xc0, 0x80]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a character cut short', [0xc3]],
    ['a code point past the last', [0xf5, 0x80, 0x80, 0x80]],
  ])('bad UTF-8: %s', (_name, tail) => {
    const message = Buffer.concat([bytes('SEND\nd:1\n\n'), Buffer.from(tail), bytes('\0')]);
    expect(reasonFor(message)).toBe('not-utf8');
  });

  test('one byte over 64 KB', () => {
    const head = 'SEND\nd:1\n\n';
    const fitting = `${head}${'x'.repeat(64 * 1024 - head.length - 1)}\0`;
    expect(reasonFor(bytes(fitting))).toBe('read');
    expect(reasonFor(bytes(`${fitting}\n`))).toBe('too-large');
  });

  test('every frame cut at any byte', () => {
    const whole = bytes('SEND\ndestination:/app/pong\ncontent-length:7\n\nñandú\0');
    const whereCut = Array.from(whole.keys(), (at) => reasonFor(whole.subarray(0, at)));
    expect(whereCut).not.toContain('read');
    expect(reasonFor(whole)).toBe('read');
  });
});

describe('a valid frame', () => {
  test.each(['\n', '\r\n'])('a bare end of line is a heart-beat (%j)', (text) => {
    expect(decodeFrame(bytes(text))).toBeUndefined();
  });

  test.each(CLIENT_COMMANDS)('%s is known', (command) => {
    expect(decodeFrame(bytes(`${command}\nid:1\n\n\0`))?.command).toBe(command);
  });

  test('the body’s length is counted in bytes', () => {
    const frame = decodeFrame(bytes('SEND\ndestination:/app/pong\ncontent-length:7\n\nñandú\0'));
    expect(frame).toMatchObject({ command: 'SEND', body: 'ñandú' });
  });

  test('lines may end in CR LF and end-of-lines may follow the NUL', () => {
    const frame = decodeFrame(bytes('SEND\r\ndestination:/app/pong\r\n\r\nhola\0\n\r\n'));
    expect(frame?.headers.get('destination')).toBe('/app/pong');
    expect(frame?.body).toBe('hola');
  });

  test('the first of a repeated header counts', () => {
    const frame = decodeFrame(bytes('SEND\ndestination:/app/pong\ndestination:/user/x\n\n\0'));
    expect(frame?.headers.get('destination')).toBe('/app/pong');
  });

  test('escapes are decoded once, from left to right', () => {
    const frame = decodeFrame(bytes('SEND\na\\cb:1\\n2\\r3\\c4\\\\n\n\n\0'));
    expect(frame?.headers.get('a:b')).toBe('1\n2\r3:4\\n');
  });

  test('CONNECT is not escaped', () => {
    const frame = decodeFrame(bytes('CONNECT\nhost:a:1\nlogin:a\\nb\n\n\0'));
    expect(frame?.headers.get('host')).toBe('a:1');
    expect(frame?.headers.get('login')).toBe('a\\nb');
  });

  test('spaces of a value are kept, and names of the prototype are ordinary names', () => {
    const frame = decodeFrame(bytes('SEND\n__proto__: x \n\n\0'));
    expect(frame?.headers.get('__proto__')).toBe(' x ');
    expect(frame?.headers.has('constructor')).toBe(false);
  });
});

describe('encoding', () => {
  test('a header value cannot start another header or frame', () => {
    const written = encodeFrame('RECEIPT', [['receipt-id', 'a\nx:1\r\n\n\0MESSAGE\\']]).toString();
    expect(written).toBe('RECEIPT\nreceipt-id:a\\nx\\c1\\r\\n\\nMESSAGE\\\\\n\n\0');
  });

  test('the body’s length is given in bytes', () => {
    const written = encodeFrame('MESSAGE', [['subscription', 's']], '"ñ"').toString();
    expect(written).toBe('MESSAGE\nsubscription:s\ncontent-length:4\n\n"ñ"\0');
  });
});
