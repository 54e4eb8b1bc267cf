import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfFault } from './pdf-fault.ts';

/** Errors of the reader only; it warns of much that every reader mends. */
const VERBOSITY = 0;

async function faultOf(bytes: Uint8Array): Promise<PdfFault | undefined> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: VERBOSITY, stopAtErrors: true });
    if (pdf.numPages === 0) return 'without-pages';
    // A file that was cut has lost its end, or all but its beginning.
    await pdf.getPage(1);
    await pdf.getPage(pdf.numPages);
    return undefined;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
  }
}

parentPort?.postMessage({ fault: await faultOf(workerData) });
