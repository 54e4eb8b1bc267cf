import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSigningKeys } from '../../platform/signing/create-signing-keys.ts';
import { createElectronicSigner } from '../../platform/signing/electronic-signer.ts';
import type { SigningKeys } from '../../platform/signing/signing-keys.ts';
import { aPrescriptionDocument } from '../fixtures.ts';
import { renderDocument } from '../sheets/render-document.ts';
import { createDocumentWorker, type DocumentWorker } from './document-worker.ts';

let keys: SigningKeys;
let worker: DocumentWorker;

beforeAll(async () => {
  keys = await createSigningKeys({ commonName: 'Cercana', organization: 'Cercana' }, new Date());
  worker = createDocumentWorker({ keys });
});

afterAll(() => worker.close());

test('content that cannot be rendered fails alone: the next document is made', async () => {
  const { professional } = aPrescriptionDocument();
  const broken = aPrescriptionDocument({
    professional: { ...professional, signatureImage: Buffer.from('nothing').toString('base64') },
  });
  const [refused, made] = await Promise.allSettled([
    worker.render('prescription', broken),
    worker.render('prescription', aPrescriptionDocument()),
  ]);

  expect(refused.status).toBe('rejected');
  expect(made.status).toBe('fulfilled');
});

test('waiting documents are refused when the threads close, and a later one starts another thread', async () => {
  const other = createDocumentWorker();
  const waiting = other.render('prescription', aPrescriptionDocument());
  const refused = expect(waiting).rejects.toThrow('ended');
  await other.close();
  await refused;

  const { bytes } = await other.render('prescription', aPrescriptionDocument());
  await other.close();

  expect(bytes.equals(await renderDocument(aPrescriptionDocument()))).toBe(true);
});

test('a document that somebody waits for goes before those made ahead', async () => {
  const order: string[] = [];
  const ahead = Array.from({ length: 10 }, () =>
    worker.render('prescription', aPrescriptionDocument(), 'ahead').then(() => order.push('ahead')),
  );
  const awaited = worker
    .render('prescription', aPrescriptionDocument())
    .then(() => order.push('awaited'));
  await Promise.all([...ahead, awaited]);
  // At most one per thread had started before it came.
  expect(order.indexOf('awaited')).toBeLessThanOrEqual(3);
});

test('documents come back signed, each with the hash of its bytes', async () => {
  const { bytes, sha256 } = await worker.render('prescription', aPrescriptionDocument());
  const signer = await createElectronicSigner(keys);

  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await signer.verify?.(bytes)).toBe(true);
});
