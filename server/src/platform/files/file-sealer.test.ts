import { expect, test } from 'vitest';
import { createFileSealer } from './file-sealer.ts';

const study = Buffer.from('Hemoglobina 13,4 g/dL');
const KEY = 'a key of the installation, long enough';
const NEWER = 'a newer key of the installation, as long';

test('a sealed file does not open under another name, with another key, or with a changed bit', () => {
  const sealer = createFileSealer([KEY]);
  const file = sealer.seal(study, 'file:owner');
  expect(file.sealed.includes(study)).toBe(false);
  expect(() => sealer.open(file, 'file:another')).toThrow();
  expect(() => createFileSealer([NEWER]).open(file, 'file:owner')).toThrow(/not configured/);
  const changed = Buffer.from(file.sealed);
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => sealer.open({ ...file, sealed: changed }, 'file:owner')).toThrow();
});

test('the same file sealed twice gives different bytes, and both open', () => {
  const sealer = createFileSealer([KEY]);
  const [one, other] = [sealer.seal(study, 'a'), sealer.seal(study, 'a')];
  expect(one.sealed.equals(other.sealed)).toBe(false);
  expect(sealer.open(one, 'a')).toEqual(study);
  expect(sealer.open(other, 'a')).toEqual(study);
});

test('after a change of key earlier files still open', () => {
  const before = createFileSealer([KEY]).seal(study, 'a');
  const after = createFileSealer([NEWER, KEY]);
  expect(after.open(before, 'a')).toEqual(study);
  expect(after.seal(study, 'a').key_id).not.toBe(before.key_id);
});
