import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSigningKeys } from './create-signing-keys.ts';
import type { DocumentSigner } from './document-signer.ts';
import { createElectronicSigner } from './electronic-signer.ts';
import { loadSigningKeys } from './load-signing-keys.ts';
import type { SigningKeys } from './signing-keys.ts';

const run = promisify(execFile);
const subject = { commonName: 'Cercana, firma electrónica', organization: 'Clínica Ñandú' };
const at = new Date('2025-03-07T21:10:00Z');

let directory: string;
let keys: SigningKeys;
let signer: DocumentSigner;
let signed: Buffer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'signing-'));
  keys = await loadSigningKeys(directory, subject, new Date('2025-01-01T00:00:00Z'));
  signer = await createElectronicSigner(keys);
  signed = await signer.sign(await aDocument(), at);
});

afterAll(() => rm(directory, { recursive: true }));

function aDocument(): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion: '1.7', compress: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text('Paracetamol 500 mg, 20 comprimidos').end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

async function pdfsig(pdf: Buffer): Promise<string> {
  const file = join(directory, 'document.pdf');
  await writeFile(file, pdf);
  // It exits with 1 for an invalid signature.
  const { stdout } = await run('pdfsig', ['-nocert', file]).catch((failed) => failed);
  return stdout;
}

const altered = (pdf: Buffer, position: number) => {
  const copy = Buffer.from(pdf);
  copy[position] = (copy[position] ?? 0) ^ 1;
  return copy;
};

describe('a document does not verify', () => {
  test('with one changed byte', async () => {
    const forged = altered(signed, 100);

    expect(await signer.verify?.(forged)).toBe(false);
    expect(await pdfsig(forged)).not.toContain('Signature is Valid');
  });

  test('with something appended', async () => {
    expect(await signer.verify?.(Buffer.concat([signed, Buffer.from('\n')]))).toBe(false);
  });

  test('without a signature', async () => {
    expect(await signer.verify?.(await aDocument())).toBe(false);
  });

  test('signed by another key', async () => {
    const other = await createElectronicSigner(await createSigningKeys(subject, at));

    expect(await signer.verify?.(await other.sign(await aDocument(), at))).toBe(false);
  });
});

test('PDF readers find the signature valid, in the European format', async () => {
  const report = await pdfsig(signed);

  expect(report).toContain('Signature is Valid');
  expect(report).toContain('ETSI.CAdES.detached');
  expect(report).toContain('Total document signed');
  expect(report).toContain('Clínica Ñandú');
  expect(await signer.verify?.(signed)).toBe(true);
});

test('it is called an electronic signature, never a digital one', () => {
  const written = Buffer.from('Firmado electrónicamente', 'utf16le').swap16();

  expect(signed.includes(written)).toBe(true);
  expect(signed.toString('latin1')).not.toMatch(/firma digital/i);
});

test('the keys are the same at the next start, and only their owner may read them', async () => {
  const again = await loadSigningKeys(directory, subject, new Date());
  const [file = ''] = (await readdir(directory)).filter((name) => name.endsWith('.pem'));

  expect(again).toEqual(keys);
  expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(directory, file), 'utf8')).toContain('PRIVATE KEY');
});

test('two processes that start together use one key', async () => {
  const shared = await mkdtemp(join(tmpdir(), 'signing-'));
  const [one, two] = await Promise.all([
    loadSigningKeys(shared, subject, at),
    loadSigningKeys(shared, subject, at),
  ]);
  await rm(shared, { recursive: true });

  expect(one).toEqual(two);
});

test('the key id is the fingerprint of the certificate', async () => {
  expect(signer.keyId).toMatch(/^[0-9a-f]{64}$/);
  expect((await createElectronicSigner(keys)).keyId).toBe(signer.keyId);
});
