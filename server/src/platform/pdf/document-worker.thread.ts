import { parentPort, workerData } from 'node:worker_threads';
import { createElectronicSigner } from '../signing/electronic-signer.ts';
import type { SigningKeys } from '../signing/signing-keys.ts';
import type { DocumentData } from './document-data.ts';
import type { RenderAnswer, RenderRequest } from './document-worker.ts';
import { renderDocument } from './render-document.ts';

const keys: SigningKeys | null = workerData;
const signer = keys ? createElectronicSigner(keys) : null;

parentPort?.on('message', async ({ id, data }: RenderRequest) => {
  parentPort?.postMessage(await answerTo(id, data));
});

async function answerTo(id: number, data: DocumentData): Promise<RenderAnswer> {
  try {
    const bytes = await renderDocument(data);
    const signed = await (await signer)?.sign(bytes, new Date(data.issuedAt));
    return { id, bytes: signed ?? bytes };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
