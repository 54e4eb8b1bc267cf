import { RefusedFile } from './refused-file.ts';

export type ImageType = 'jpg' | 'png';

/** The longest side of an image, in pixels (requirement: file content). */
export const IMAGE_SIDE_MAX = 6000;

/** Re-encodes an image: without hidden data or metadata, and upright. */
export async function cleanImage(bytes: Buffer, type: ImageType): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: IMAGE_SIDE_MAX * IMAGE_SIDE_MAX,
    });
    const { width, height } = await image.metadata();
    if (Math.max(width, height) > IMAGE_SIDE_MAX) throw new RefusedFile('image-too-large');
    const upright = image.autoOrient();
    return await (type === 'jpg' ? upright.jpeg({ quality: 85 }) : upright.png()).toBuffer();
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    const isBomb = error instanceof Error && /pixel limit/i.test(error.message);
    throw new RefusedFile(isBomb ? 'image-too-large' : 'broken');
  }
}
