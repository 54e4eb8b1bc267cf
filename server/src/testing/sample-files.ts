import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export const aPicture = (type: 'jpeg' | 'png', side = 40): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0f766e' } })
    .toFormat(type)
    .toBuffer();

/** A picture that says of itself where and with what it was taken. */
export const aPictureWithPlace = async (): Promise<Buffer> =>
  sharp(await aPicture('jpeg'))
    .withExif({ IFD0: { Make: 'TelefonoDePrueba' }, IFD3: { GPSLatitude: '34/1 36/1 0/1' } })
    .toBuffer();

/** A document that a laboratory sends. */
export const aPdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A small PNG that says it is this many pixels wide and high: opened, it would fill the memory. */
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
  data?: string /** What it says it holds, unpacked. */;
  says?: number;
};

/** A zip whose members are stored as they are. */
export function aZip(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, data = '', says } of members) {
    const bytes = Buffer.from(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(says === undefined ? 0 : 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(says ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), bytes]);
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

/** A Word document, with more in it if told. */
export const aDocx = (more: readonly Member[] = []): Buffer =>
  aZip([CONTENT_TYPES, { name: 'word/document.xml', data: '<w:document/>' }, ...more]);
