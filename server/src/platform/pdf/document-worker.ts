import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { SigningKeys } from '../signing/signing-keys.ts';
import type { DataOf, DocumentData, DocumentKind } from './document-data.ts';

/** A document ready to be stored: its bytes, and the hash that proves them later (LW-33). */
export type RenderedDocument = { bytes: Buffer; sha256: string };

/** Makes documents away from the thread that answers people. */
export type DocumentWorker = {
  render: <K extends DocumentKind>(
    kind: K,
    data: Omit<DataOf<K>, 'kind'>,
  ) => Promise<RenderedDocument>;
  close: () => Promise<void>;
};

/** What the thread is told, and what it answers. */
export type RenderRequest = { id: number; data: DocumentData };
export type RenderAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string };

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

/** Starts the thread at the first document. With keys, what it renders comes back signed. */
export function createDocumentWorker({ keys }: { keys?: SigningKeys } = {}): DocumentWorker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  const fail = (worker: Worker, error: Error) => {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const worker = new Worker(new URL('./document-worker.thread.ts', import.meta.url), {
      workerData: keys ?? null,
    });
    worker.on('message', (answer: RenderAnswer) => settle(waiting, answer));
    worker.on('error', (error: Error) => fail(worker, error));
    worker.on('exit', () => fail(worker, new Error('the document thread ended')));
    return worker;
  };

  return {
    render: async (kind, data) => {
      thread ??= start();
      lastId += 1;
      const request = { id: lastId, data: { ...data, kind } };
      const bytes = await new Promise<Buffer>((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        thread?.postMessage(request);
      });
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}

function settle(waiting: Map<number, Waiting>, answer: RenderAnswer): void {
  const one = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('bytes' in answer) one?.resolve(Buffer.from(answer.bytes));
  else one?.reject(new Error(answer.error));
}
