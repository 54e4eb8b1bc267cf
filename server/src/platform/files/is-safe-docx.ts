import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Most entries, and most bytes once unpacked, of a document (requirement: file content). */
const ENTRIES_MAX = 1000;
const UNPACKED_MAX = 50 * 1024 * 1024;
const DOCUMENT = 'word/document.xml';

/** Programs and packed objects, by the names that Word looks for. */
const ACTIVE = /vbaproject|vbadata|oleobject|activex/i;

/**
 * Whether a docx is one, holds no program and is no bomb. Its table of contents may say anything: each part
 * is unpacked as far as it was promised to go, and has to be called the same where it lies.
 */
export async function isSafeDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true });
    return zip.entryCount <= ENTRIES_MAX && (await areSafeParts(zip));
  } catch {
    // What does not read as a zip, or holds more than it says, is none.
    return false;
  }
}

async function areSafeParts(zip: ZipFile): Promise<boolean> {
  let promised = 0;
  let hasText = false;
  for await (const entry of zip.eachEntry()) {
    promised += entry.uncompressedSize;
    hasText ||= entry.fileName === DOCUMENT;
    if (promised > UNPACKED_MAX || ACTIVE.test(entry.fileName)) return false;
    if (!(await isWhatItSays(zip, entry))) return false;
  }
  return hasText;
}

async function isWhatItSays(zip: ZipFile, entry: Entry): Promise<boolean> {
  const there = await zip.readLocalFileHeaderPromise(entry);
  const isSame =
    there.fileName.equals(entry.fileNameRaw) && there.compressionMethod === entry.compressionMethod;
  if (isSame) await readThrough(await zip.openReadStreamPromise(entry));
  return isSame;
}

/** Ends in an error where a part holds less or more than it says. */
async function readThrough(part: Readable): Promise<void> {
  for await (const _ of part);
}
