import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aClamd, type Clamd, EICAR, EICAR_NAME } from '../../testing/clamd.ts';
import { type OddScanner, startOddScanner } from '../../testing/odd-scanner.ts';
import { aDocx, aPdf } from '../../testing/sample-files.ts';
import { clamavAddress } from './clamav-address.ts';
import { createClamavScanner } from './clamav-scanner.ts';

let clamd: Clamd;
beforeAll(async () => {
  clamd = await aClamd();
});
afterAll(() => clamd.remove());

describe('there is no verdict', () => {
  let odd: OddScanner;
  afterEach(() => odd.stop());

  test.each([
    ['another word', 'stream: OKAY\0'],
    ['the right word and more', 'stream: OK, casi\0'],
    ['the answer about another file', 'otro.pdf: OK\0'],
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['a page', 'HTTP/1.1 400 Bad Request\r\n\r\n\0'],
    ['nothing', '\0'],
    ['a line that never ends', 'x'.repeat(10_000)],
  ])('by an answer of %s', async (_, answer) => {
    odd = await startOddScanner(clamd.url);
    const scanning = createClamavScanner(clamd.url).scan(aPdf());
    await odd.asked();
    odd.say(answer);
    expect((await scanning).is).toBe('unavailable');
  });

  test('from a daemon that never answers, or starts to and stops', async () => {
    odd = await startOddScanner(clamd.url);
    const scanning = createClamavScanner(clamd.url, { answerWithinMs: 500 }).scan(aPdf());
    await odd.asked();
    odd.say('stream: OK');
    expect(await scanning).toEqual({ is: 'unavailable', reason: 'it took too long' });
  });

  test('from a daemon that hangs up, even after the correct answer', async () => {
    odd = await startOddScanner(clamd.url);
    const scanning = createClamavScanner(clamd.url).scan(aPdf());
    await odd.asked();
    odd.say('stream: OK');
    await odd.stop();
    expect((await scanning).is).toBe('unavailable');
    odd = await startOddScanner(clamd.url);
  });
});

test('about a file over 25 MB, or without a daemon', async () => {
  const scanner = createClamavScanner(clamd.url);
  expect((await scanner.scan(aPdf())).is).toBe('unavailable');
  expect(await scanner.answers()).toBe(false);
  const large = Buffer.alloc(25 * 1024 * 1024 + 1);
  expect(await scanner.scan(large)).toEqual({
    is: 'unavailable',
    reason: 'the file is too large',
  });
});

describe('a ClamAV daemon', () => {
  beforeAll(() => clamd.start());
  afterAll(() => clamd.stop());

  test.each(['url', 'socketUrl'] as const)('answers %s', async (way) => {
    const scanner = createClamavScanner(clamd[way]);
    expect(await scanner.answers()).toBe(true);
    expect(await scanner.scan(aPdf())).toEqual({ is: 'clean' });
    expect(await scanner.scan(Buffer.from(EICAR))).toEqual({
      is: 'infected',
      signature: EICAR_NAME,
    });
  });

  test('finds malware in a document, and in one of 5 MB', async () => {
    const scanner = createClamavScanner(clamd.url);
    const infected = { is: 'infected', signature: EICAR_NAME };
    const docx = aDocx([{ name: 'word/media/nota.txt', data: EICAR }]);
    expect(await scanner.scan(docx)).toEqual(infected);
    const large = Buffer.concat([aPdf(), Buffer.alloc(5 * 1024 * 1024 - 200), Buffer.from(EICAR)]);
    expect(await scanner.scan(large)).toEqual(infected);
  });
});

test.each([
  ['clamd://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamd://antivirus', { host: 'antivirus', port: 3310 }],
  ['clamd://[::1]:3311', { host: '::1', port: 3311 }],
  ['clamd:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamd://', undefined],
  ['clamd:///', undefined],
  ['clamd://antivirus/socket', undefined],
  ['clamd://antivirus:99999', undefined],
  ['http://127.0.0.1:3310', undefined],
  ['127.0.0.1:3310', undefined],
  ['', undefined],
])('the address %j is parsed as %j', (url, address) => {
  expect(clamavAddress(url)).toEqual(address);
});
