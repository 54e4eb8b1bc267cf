import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Limits of entries and of unpacked bytes of a document (requirement: file content). */
const ENTRIES_MAX = 1000;
const UNPACKED_MAX = 50 * 1024 * 1024;
const DOCUMENT = 'word/document.xml';

/** Macros and embedded objects, by the names that Word uses. */
const ACTIVE = /vbaproject|vbadata|oleobject|activex/i;

/**
 * Whether a file is a docx without macros and not a zip bomb. The directory may lie: each part is unpacked up
 * to its declared size, and must have the same name in its own header.
 */
export async function isSafeDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true });
    return zip.entryCount <= ENTRIES_MAX && (await areSafeParts(zip));
  } catch {
    // It does not read as a zip, or contains more than it declares.
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

/** Fails where a part holds less or more than it declares. */
async function readThrough(part: Readable): Promise<void> {
  for await (const _ of part);
}
