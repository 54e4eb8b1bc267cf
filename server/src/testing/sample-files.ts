import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** An image of one colour. */
export const aPicture = (type: 'jpeg' | 'png', side = 40): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0f766e' } })
    .toFormat(type)
    .toBuffer();

/** An image with metadata of place and device. */
export const aPictureWithPlace = async (): Promise<Buffer> =>
  sharp(await aPicture('jpeg'))
    .withExif({ IFD0: { Make: 'TelefonoDePrueba' }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
    .toBuffer();

/** A PDF as laboratories send it. */
export const aPdf = (): Buffer =>
  aPdfOf(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R>>',
  );

/** A PDF of these lines, without a table of its objects: readers make it. */
export const aPdfOf = (...lines: string[]): Buffer =>
  Buffer.from(`${['%PDF-1.4', ...lines, '%%EOF'].join('\n')}\n`);

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A small PNG that declares this width and height: decoded, it would fill the memory. */
export function aPictureBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Member = {
  name: string;
  data?: string | Buffer;
  /** The declared size after unpacking; its data is compressed if this is given. */
  says?: number;
  /** The name in its own header, if different. */
  lies?: string;
};

/** A zip with uncompressed members. */
export function aZip(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, data = '', says, lies = name } of members) {
    const bytes = Buffer.from(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(says === undefined ? 0 : 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(says ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const there = Buffer.from(common);
    there.writeUInt16LE(Buffer.byteLength(lies), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), there, Buffer.from(lies), bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00'),
        common,
        place.subarray(0, 14),
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

const CONTENT_TYPES = {
  name: '[Content_Types].xml',
  data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
};

/** A Word document, with optional extra members. */
export const aDocx = (more: readonly Member[] = []): Buffer =>
  aZip([CONTENT_TYPES, { name: 'word/document.xml', data: '<w:document/>' }, ...more]);

const CFB_SECTOR = 512;

/** An OLE container with streams of these names, as in old Word documents, sheets and installers. */
export function anOleFile(...names: string[]): Buffer {
  const header = Buffer.alloc(CFB_SECTOR, 0xff);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const fat = Buffer.alloc(CFB_SECTOR, 0xff);
  const places = Math.ceil((names.length + 1) / 4);
  fat.writeUInt32LE(0xffff_fffd, 0);
  for (let place = 1; place <= places; place += 1)
    fat.writeUInt32LE(place === places ? 0xffff_fffe : place + 1, place * 4);
  const directory = Buffer.alloc(places * CFB_SECTOR);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, at + 66);
  }
  return Buffer.concat([header, fat, directory]);
}
