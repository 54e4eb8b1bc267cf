import {
  CONNECTION_TEST_BYTES,
  CONNECTION_TEST_MAX_MS,
  type ConnectionMeasurement,
  downloadTest,
  uploadTest,
} from '@app/contract/video-call';
import { call, callForFile } from '../../lib/server/call.ts';

const BYTES_PER_WORD = 4;

/** Text that cannot be compressed. */
function randomText(): string {
  const words = new Uint32Array(CONNECTION_TEST_BYTES / (2 * BYTES_PER_WORD));
  for (let at = 0; at < words.length; at += 16_384) {
    crypto.getRandomValues(words.subarray(at, at + 16_384));
  }
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return Math.round(performance.now() - start);
}

/** One download and one upload; aborted if they take too long. */
export async function measureConnection(cancel: AbortSignal): Promise<ConnectionMeasurement> {
  const signal = AbortSignal.any([cancel, AbortSignal.timeout(CONNECTION_TEST_MAX_MS)]);
  const body = randomText();
  try {
    const download_ms = await timed(() => callForFile(downloadTest, {}, { signal }));
    const upload_ms = await timed(() => call(uploadTest, { body }, { signal }));
    return { download_ms, upload_ms };
  } catch (error) {
    if (cancel.aborted) throw error;
    // Too slow counts as no connection.
    return { download_ms: CONNECTION_TEST_MAX_MS, upload_ms: 0 };
  }
}
