const HEADER_BYTES = 512;
const SECTOR_END = 0xffff_fffe;
const FAT_PLACES = { from: 76, count: 109 };
const ENTRY = { bytes: 128, nameLength: 64, type: 66 };
const UNUSED = 0;

/** A stream that only Word 97 to 2003 writes. */
const TEXT = 'WordDocument';
/** What Word makes of any document that has a password. */
const LOCKED = 'EncryptedPackage';
/** Storages of macros and embedded files. */
const ACTIVE = /^(?:macros|vba|_vba_project.*|.ole10native|objectpool)$/i;

/**
 * Whether an OLE container is an old Word document without macros, not a spreadsheet, mail or installer. Reads
 * only its directory.
 */
export function isSafeDoc(bytes: Buffer): boolean {
  const names = namesIn(bytes);
  return names.includes(TEXT) && !names.some((name) => ACTIVE.test(name));
}

/** Whether an OLE container is a document under a password. */
export const isLockedDoc = (bytes: Buffer): boolean => namesIn(bytes).includes(LOCKED);

function namesIn(bytes: Buffer): string[] {
  if (bytes.length < HEADER_BYTES) return [];
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const size = 1 << shift;
  const sector = (place: number) => bytes.subarray((place + 1) * size, (place + 2) * size);
  const fat = Buffer.concat(fatPlaces(bytes).map(sector));
  const names: string[] = [];
  const seen = new Set<number>();
  for (let place = bytes.readUInt32LE(48); place < SECTOR_END && !seen.has(place); ) {
    seen.add(place);
    names.push(...namesOf(sector(place)));
    place = place * 4 + 4 <= fat.length ? fat.readUInt32LE(place * 4) : SECTOR_END;
  }
  return names;
}

/** Positions of the sector table; a study's size limit allows no more than these. */
const fatPlaces = (bytes: Buffer): number[] =>
  Array.from({ length: FAT_PLACES.count }, (_, index) =>
    bytes.readUInt32LE(FAT_PLACES.from + index * 4),
  ).filter((place) => place < SECTOR_END);

function namesOf(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY.bytes <= sector.length; at += ENTRY.bytes) {
    const entry = sector.subarray(at, at + ENTRY.bytes);
    const length = Math.min(entry.readUInt16LE(ENTRY.nameLength), ENTRY.nameLength);
    if (entry[ENTRY.type] !== UNUSED && length > 2)
      names.push(entry.toString('utf16le', 0, length - 2));
  }
  return names;
}
