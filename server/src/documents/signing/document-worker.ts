import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DocumentKind } from '@app/contract/documents';
import type { SigningKeys } from '../../platform/signing/signing-keys.ts';
import type { DataOf, DocumentData } from '../document-data.ts';

/** A document ready to be stored: its bytes and their hash (requirement: stored bytes). */
export type RenderedDocument = { bytes: Buffer; sha256: string };

/** Whether a person waits for the document, or it is made in advance. */
export type Urgency = 'awaited' | 'ahead';

/** Makes documents in other threads. */
export type DocumentWorker = {
  render: <K extends DocumentKind>(
    kind: K,
    data: Omit<DataOf<K>, 'kind'>,
    urgency?: Urgency,
  ) => Promise<RenderedDocument>;
  close: () => Promise<void>;
};

/** A thread's answer for a document. */
export type RenderAnswer = { bytes: Uint8Array } | { error: string };

type Task = {
  data: DocumentData;
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
};

/** Each makes one document at a time; a second one only if the machine has another processor. */
const THREADS = Math.min(2, availableParallelism());

/**
 * Starts threads on demand. Documents that a person waits for go before those made in advance. With keys, they
 * are signed.
 */
export function createDocumentWorker({ keys }: { keys?: SigningKeys } = {}): DocumentWorker {
  const lines: Record<Urgency, Task[]> = { awaited: [], ahead: [] };
  const threads = new Map<Worker, Task | undefined>();

  const start = (): Worker => {
    const worker = new Worker(new URL('./document-worker.thread.ts', import.meta.url), {
      workerData: keys ?? null,
    });
    worker.on('message', (answer: RenderAnswer) => {
      const task = threads.get(worker);
      threads.set(worker, undefined);
      if (task) settle(task, answer);
      handOut();
    });
    worker.on('error', (error: Error) => lose(worker, error));
    worker.on('exit', () => lose(worker, new Error('the document thread ended')));
    return worker;
  };
  const lose = (worker: Worker, error: Error) => {
    threads.get(worker)?.reject(error);
    if (threads.delete(worker)) handOut();
  };
  const freeThread = (): Worker | undefined => {
    for (const [worker, task] of threads) if (!task) return worker;
    return threads.size < THREADS ? start() : undefined;
  };
  const handOut = (): void => {
    while (lines.awaited.length + lines.ahead.length > 0) {
      const worker = freeThread();
      const task = worker && (lines.awaited.shift() ?? lines.ahead.shift());
      if (!task) return;
      threads.set(worker, task);
      worker.postMessage(task.data);
    }
  };

  return {
    render: async (kind, data, urgency = 'awaited') => {
      const bytes = await new Promise<Buffer>((resolve, reject) => {
        lines[urgency].push({
          data: { ...data, kind } as unknown as DocumentData,
          resolve,
          reject,
        });
        handOut();
      });
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    close: async () => {
      const left = Object.values(lines).flatMap((line) => line.splice(0));
      for (const { reject } of left) reject(new Error('the document threads ended'));
      await Promise.all([...threads.keys()].map((worker) => worker.terminate()));
    },
  };
}

function settle({ resolve, reject }: Task, answer: RenderAnswer): void {
  if ('bytes' in answer) resolve(Buffer.from(answer.bytes));
  else reject(new Error(answer.error));
}
