import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileFault } from './refused-file.ts';

/** Why nobody could open a PDF. */
export type PdfFault = Extract<FileFault, 'locked' | 'without-pages' | 'broken'>;

/** A study opens in some tenths of a second. */
const OPENS_WITHIN_MS = 10_000;

/**
 * Why a PDF does not open, if it does not. It is opened in a thread of its own that is stopped, since a file
 * that was made for it may keep a reader busy for ever.
 */
export async function pdfFault(
  bytes: Buffer,
  withinMs = OPENS_WITHIN_MS,
): Promise<PdfFault | undefined> {
  const thread = new Worker(new URL('./pdf-fault.thread.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    const [{ fault }] = await once(thread, 'message', { signal: AbortSignal.timeout(withinMs) });
    return fault;
  } catch {
    return 'broken';
  } finally {
    await thread.terminate();
  }
}
