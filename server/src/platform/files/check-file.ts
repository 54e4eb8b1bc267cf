import { cleanImage, type ImageType } from './clean-image.ts';
import { isLockedDoc, isSafeDoc } from './is-safe-doc.ts';
import { isSafeDocx } from './is-safe-docx.ts';
import { pdfFault } from './pdf-fault.ts';
import { type FileFault, RefusedFile } from './refused-file.ts';

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
  const fault = await faultOf(bytes, type);
  if (fault) throw new RefusedFile(fault);
  const isImage = type === 'jpg' || type === 'png';
  return {
    bytes: isImage ? await cleanImage(bytes, type) : bytes,
    type,
    mimetype: MIMETYPES[type],
  };
}

/** Why nobody could open a document, or nobody should. */
async function faultOf(bytes: Buffer, type: FileType): Promise<FileFault | undefined> {
  if (type === 'pdf') return pdfFault(bytes);
  if (type === 'docx') return (await isSafeDocx(bytes)) ? undefined : 'broken';
  if (type !== 'doc') return undefined;
  if (isLockedDoc(bytes)) return 'locked';
  return isSafeDoc(bytes) ? undefined : 'type-refused';
}

/** Programs write empty lines before the mark, and every reader passes over them. */
const PDF = /^[\t\n\r ]{0,64}%PDF-/;
const PDF_HEAD = 70;

async function typeOf(bytes: Buffer): Promise<FileType | undefined> {
  // A PDF that starts with something else may also be something else.
  if (PDF.test(bytes.toString('latin1', 0, PDF_HEAD))) return 'pdf';
  // Loaded with the first file: most processes never see one.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'jpg' || found?.ext === 'png' || found?.ext === 'docx') return found.ext;
  return found?.mime === 'application/x-cfb' ? 'doc' : undefined;
}
