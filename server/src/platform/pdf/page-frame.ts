import { sheetOf } from './pdf.copy.ts';
import { color, FULL_WIDTH, MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from './style.ts';

type Doc = PDFKit.PDFDocument;

/** Header, footer and watermark of every sheet. */
export type PageFrame = {
  brand: string;
  /** Identifies the document on each sheet, in case the sheets get separated. */
  runningLine: string;
  footer: string;
  /** Watermark; null for a document with legal value. */
  mark: string | null;
};

const HEADER_Y = 30;
const BRAND_WIDTH = 150;
const FOOTER_Y = 800;
const MARK_ANGLE = 54;

/** Draws the header of each sheet. Its content is in the document too, so screen readers skip it. */
export function drawHeader(doc: Doc, { brand, runningLine }: PageFrame): void {
  artifact(doc, 'Pagination', () => {
    doc.rect(0, 0, PAGE_WIDTH, 6).fill(color.brand);
    drawEmblem(doc);
    line(doc, brand, 13, MARGIN + 27, HEADER_Y, {
      bold: true,
      color: color.brand,
      width: BRAND_WIDTH,
    });
    line(doc, runningLine, 8.5, MARGIN + BRAND_WIDTH + 40, HEADER_Y + 4, {
      color: color.soft,
      width: FULL_WIDTH - BRAND_WIDTH - 40,
      align: 'right',
    });
  });
}

const MARK_SIZE = 20;
/** The side of the square in which the logo is drawn on the screens. */
const DRAWN_SIZE = 28;

/** Draws the screens' logo: an open ring in a square. */
function drawEmblem(doc: Doc): void {
  doc
    .save()
    .translate(MARGIN, HEADER_Y - 1)
    .scale(MARK_SIZE / DRAWN_SIZE)
    .roundedRect(0, 0, DRAWN_SIZE, DRAWN_SIZE, 9)
    .fill(color.brand)
    .path('M18.2 9.8a6 6 0 1 0 0 8.4')
    .lineWidth(3)
    .lineCap('round')
    .stroke(color.white)
    .restore();
}

/** Draws the footers, once the number of sheets is known. */
export function drawFooters(doc: Doc, { footer }: PageFrame): void {
  eachPage(doc, (index, pages) => {
    artifact(doc, 'Pagination', () => {
      doc
        .moveTo(MARGIN, FOOTER_Y - 8)
        .lineTo(PAGE_WIDTH - MARGIN, FOOTER_Y - 8)
        .lineWidth(0.6)
        .stroke(color.line);
      line(doc, footer, 8, MARGIN, FOOTER_Y, { color: color.soft, width: FULL_WIDTH - 80 });
      line(doc, sheetOf(index + 1, pages), 8, PAGE_WIDTH - MARGIN - 80, FOOTER_Y, {
        color: color.soft,
        width: 80,
        align: 'right',
      });
    });
  });
}

/** Draws the watermark of each sheet, pale enough to read the text under it. */
export function drawMarks(doc: Doc, mark: string): void {
  eachPage(doc, () => {
    artifact(doc, 'Pagination', () => {
      const [x, y] = [PAGE_WIDTH / 2, PAGE_HEIGHT / 2];
      doc
        .save()
        .rotate(-MARK_ANGLE, { origin: [x, y] })
        .fillOpacity(0.13);
      line(doc, mark, 37, x - 460, y - 24, {
        bold: true,
        color: color.danger,
        width: 920,
        align: 'center',
      });
      doc.fillOpacity(1).restore();
    });
  });
}

function eachPage(doc: Doc, draw: (index: number, pages: number) => void): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    draw(index, count);
  }
}

function artifact(doc: Doc, kind: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type: kind });
  draw();
  doc.endMarkedContent();
}

type LineOptions = {
  bold?: boolean;
  color: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
};

function line(
  doc: Doc,
  text: string,
  size: number,
  x: number,
  y: number,
  { bold = false, color: ink, width = FULL_WIDTH, align = 'left' }: LineOptions,
): void {
  doc
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(ink)
    .text(text, x, y, { width, align, height: size * 1.5, ellipsis: true, lineBreak: true });
}
