import { parentPort, workerData } from 'node:worker_threads';
import { createElectronicSigner } from '../../platform/signing/electronic-signer.ts';
import type { SigningKeys } from '../../platform/signing/signing-keys.ts';
import type { DocumentData } from '../document-data.ts';
import { renderDocument } from '../sheets/render-document.ts';
import type { RenderAnswer } from './document-worker.ts';

const keys: SigningKeys | null = workerData;
const signer = keys ? createElectronicSigner(keys) : null;

parentPort?.on('message', async (data: DocumentData) => {
  parentPort?.postMessage(await answerTo(data));
});

async function answerTo(data: DocumentData): Promise<RenderAnswer> {
  try {
    const bytes = await renderDocument(data);
    const signed = await (await signer)?.sign(bytes, new Date(data.issuedAt));
    return { bytes: signed ?? bytes };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
