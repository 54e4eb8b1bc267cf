import { connect } from 'node:net';
import { type ClamavAddress, clamavAddress } from './clamav-address.ts';
import type { FileScanner, Verdict } from './file-scanner.ts';

/** For all traffic about a file: less than the minute after which its job counts as lost. */
const ANSWER_WITHIN_MS = 30_000;
/** For the answer to a ping. */
const GREETING_WITHIN_MS = 5_000;
/** Larger than any study; older daemons accept no more in one stream (clamd.conf, StreamMaxLength). */
const STREAM_MAX = 25 * 1024 * 1024;
/** An answer is one line; anything longer is not from an antivirus. */
const ANSWER_MAX = 4096;

type Options = {
  /** Time limit of an answer. */
  answerWithinMs?: number;
};

/** The ClamAV daemon, with one connection per request (clamd(8)). */
export function createClamavScanner(
  url: string,
  { answerWithinMs = ANSWER_WITHIN_MS }: Options = {},
): FileScanner {
  const address = clamavAddress(url);
  if (!address) throw new Error(`${url} is no address of a ClamAV daemon`);
  return {
    async scan(bytes) {
      if (bytes.length > STREAM_MAX) return { is: 'unavailable', reason: 'the file is too large' };
      try {
        return verdictOf(await converse(address, streamOf(bytes), answerWithinMs));
      } catch (error) {
        return { is: 'unavailable', reason: (error as Error).message };
      }
    },
    answers: () =>
      converse(address, [Buffer.from('zPING\0')], GREETING_WITHIN_MS).then(
        (answer) => answer === 'PONG',
        () => false,
      ),
  };
}

/** `INSTREAM`: chunks preceded by their length, here the whole file as one, and an empty one at the end. */
function streamOf(bytes: Buffer): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return [Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)];
}

/** Only this exact answer means clean. */
function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { is: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature) return { is: 'infected', signature };
  return { is: 'unavailable', reason: `it answered ${JSON.stringify(answer.slice(0, 100))}` };
}

/** Sends a request and reads the answer, which ends with a zero byte. */
function converse(address: ClamavAddress, question: Buffer[], withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const late = setTimeout(() => socket.destroy(new Error('it took too long')), withinMs);
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
      const end = answer.indexOf('\0');
      if (end < 0 && answer.length <= ANSWER_MAX) return;
      if (end >= 0) resolve(answer.slice(0, end));
      else reject(new Error('it answered too much'));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(late);
      reject(new Error('it hung up without an answer'));
    });
    for (const part of question) socket.write(part);
  });
}
