import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Most entries, and most bytes once unpacked, of a document (D-25). */
const ENTRIES_MAX = 1000;
const UNPACKED_MAX = 50 * 1024 * 1024;
const DOCUMENT = 'word/document.xml';

/** Whether a docx is one and is no bomb, by its table of contents: it is never unpacked. */
export async function isSafeDocx(bytes: Buffer): Promise<boolean> {
  const zip = await openZip(bytes);
  return zip !== undefined && zip.entryCount <= ENTRIES_MAX && (await isSafeList(zip));
}

const openZip = (bytes: Buffer): Promise<ZipFile | undefined> =>
  new Promise((resolve) => fromBuffer(bytes, { lazyEntries: true }, (_, zip) => resolve(zip)));

function isSafeList(zip: ZipFile): Promise<boolean> {
  let unpacked = 0;
  let hasText = false;
  return new Promise((resolve) => {
    zip.on('entry', ({ fileName, uncompressedSize }: Entry) => {
      unpacked += uncompressedSize;
      hasText ||= fileName === DOCUMENT;
      if (unpacked > UNPACKED_MAX) resolve(false);
      else zip.readEntry();
    });
    zip.on('end', () => resolve(hasText));
    zip.on('error', () => resolve(false));
    zip.readEntry();
  });
}
