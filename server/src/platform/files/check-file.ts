import { cleanImage, type ImageType } from './clean-image.ts';
import { isSafeDoc } from './is-safe-doc.ts';
import { isSafeDocx } from './is-safe-docx.ts';
import { RefusedFile } from './refused-file.ts';

/** Types that a study may have (specification), by content. */
export type FileType = ImageType | 'pdf' | 'doc' | 'docx';

/** A checked file, ready to be stored. */
export type CheckedFile = { bytes: Buffer; type: FileType; mimetype: string };

const MIMETYPES: Record<FileType, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Decodes strict base64; refuses text that does not encode back to itself (requirement: file content). */
export function decodeBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== text) throw new RefusedFile('broken');
  return bytes;
}

/** Detects the type of a file by its content, checks it and re-encodes images; refuses anything else. */
export async function checkFile(bytes: Buffer, allowed: readonly FileType[]): Promise<CheckedFile> {
  const type = await typeOf(bytes);
  if (!type || !allowed.includes(type)) throw new RefusedFile('type-refused');
  if (type === 'docx' && !(await isSafeDocx(bytes))) throw new RefusedFile('broken');
  if (type === 'doc' && !isSafeDoc(bytes)) throw new RefusedFile('type-refused');
  const isImage = type === 'jpg' || type === 'png';
  return {
    bytes: isImage ? await cleanImage(bytes, type) : bytes,
    type,
    mimetype: MIMETYPES[type],
  };
}

const PDF = Buffer.from('%PDF-');

async function typeOf(bytes: Buffer): Promise<FileType | undefined> {
  // A PDF that starts with something else may also be something else.
  if (bytes.subarray(0, PDF.length).equals(PDF)) return 'pdf';
  // Loaded with the first file: most processes never see one.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'jpg' || found?.ext === 'png' || found?.ext === 'docx') return found.ext;
  return found?.mime === 'application/x-cfb' ? 'doc' : undefined;
}
