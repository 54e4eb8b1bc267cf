import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { hasPassiveName, isPassivePart, isXml } from './is-passive-part.ts';
import { type TemplateNotes, templateNotes } from './template-of-author.ts';

/** Limits of entries and of unpacked bytes of a document (requirement: file content). */
const ENTRIES_MAX = 1000;
const UNPACKED_MAX = 50 * 1024 * 1024;
/** XML is read as a whole, unlike pictures: this is several thousand pages. */
const XML_MAX = 16 * 1024 * 1024;
const DOCUMENT = 'word/document.xml';

/**
 * Whether a file is a docx that runs and fetches nothing, and is not a zip bomb. The directory may lie: each
 * part is unpacked up to its declared size, and must have the same name in its own header.
 */
export async function isSafeDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true });
    return zip.entryCount <= ENTRIES_MAX && (await areSafeParts(zip));
  } catch {
    // It is not a readable zip, contains more than it declares, or has a part that is not the declared XML.
    return false;
  }
}

async function areSafeParts(zip: ZipFile): Promise<boolean> {
  let promised = 0;
  let promisedXml = 0;
  let hasText = false;
  const notes = templateNotes();
  for await (const entry of zip.eachEntry()) {
    promised += entry.uncompressedSize;
    if (isXml(entry.fileName)) promisedXml += entry.uncompressedSize;
    hasText ||= entry.fileName === DOCUMENT;
    if (promised > UNPACKED_MAX || promisedXml > XML_MAX) return false;
    if (!hasPassiveName(entry.fileName) || !(await isSafePart(zip, entry, notes))) return false;
  }
  return hasText && notes.areSafe();
}

async function isSafePart(zip: ZipFile, entry: Entry, notes: TemplateNotes): Promise<boolean> {
  const there = await zip.readLocalFileHeaderPromise(entry);
  const isSame =
    there.fileName.equals(entry.fileNameRaw) && there.compressionMethod === entry.compressionMethod;
  if (!isSame) return false;
  const part = await zip.openReadStreamPromise(entry);
  if (isXml(entry.fileName)) return isPassivePart(await buffer(part), notes);
  await readThrough(part);
  return true;
}

/** Fails if a part is smaller or larger than declared. */
async function readThrough(part: Readable): Promise<void> {
  for await (const _ of part);
}
