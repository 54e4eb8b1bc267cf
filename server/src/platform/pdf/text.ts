import type { TextStyle } from './style.ts';

/** Position and width of a text. */
export type Box = { x: number; y: number; width: number };

/** Draws a text without structure: inside an element, or as decoration. */
export function paint(
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  { x, y, width }: Box,
): void {
  useStyle(doc, style)
    .fillColor(style.color ?? '#000000')
    .text(text, x, y, { ...textOptions(style), width });
}

/** Height of a wrapped text. */
export const heightOf = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
): number => useStyle(doc, style).heightOfString(text, { ...textOptions(style), width });

/** Width of a text on one line. */
export const widthOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle): number =>
  useStyle(doc, style).widthOfString(text, textOptions(style));

/** Sets the font of a style. */
export const useStyle = (doc: PDFKit.PDFDocument, style: TextStyle) =>
  doc.font(style.bold ? 'bold' : 'regular').fontSize(style.size);

const textOptions = ({ align = 'left', spacing = 0 }: TextStyle) => ({
  align,
  characterSpacing: spacing,
});
