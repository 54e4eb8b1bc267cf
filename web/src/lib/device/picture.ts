/** A rectangle of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** The file is not a picture that the browser can decode. */
export class UnreadablePicture extends Error {}

/** Decodes a chosen file. */
export async function readPicture(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
  } catch {
    URL.revokeObjectURL(picture.src);
    throw new UnreadablePicture();
  }
  return picture;
}

/** A square of a picture as a JPEG, within the given size in pixels and in bytes. */
export function cropped(
  picture: CanvasImageSource,
  { x, y, width, height }: Area,
  { side, maxBytes }: { side: number; maxBytes: number },
): Promise<Blob> {
  const edge = Math.min(side, width);
  const { canvas, context } = aCanvas(edge, edge);
  context.drawImage(picture, x, y, width, height, 0, 0, edge, edge);
  return withinBytes(canvas, maxBytes);
}

/** A whole picture on white, scaled into a box, as a PNG: the format of signatures. */
export function fitted(
  picture: HTMLImageElement | HTMLCanvasElement,
  box: { width: number; height: number },
): Promise<Blob> {
  const [width, height] =
    picture instanceof HTMLImageElement
      ? [picture.naturalWidth, picture.naturalHeight]
      : [picture.width, picture.height];
  const scale = Math.min(1, box.width / width, box.height / height);
  const { canvas, context } = aCanvas(Math.round(width * scale), Math.round(height * scale));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas, 'image/png');
}

/** The bytes of a file as base64, as the specification sends files. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'));
    reader.readAsDataURL(file);
  });
}

function aCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5];

/** The best quality that fits: large photos are compressed, not refused. */
async function withinBytes(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob> {
  let blob = await blobOf(canvas, 'image/jpeg', 0.95);
  for (const quality of QUALITIES) {
    if (blob.size <= maxBytes) break;
    blob = await blobOf(canvas, 'image/jpeg', quality);
  }
  return blob;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())),
      type,
      quality,
    ),
  );
