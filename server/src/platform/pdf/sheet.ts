import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { drawFooters, drawHeader, drawMarks, type PageFrame } from './page-frame.ts';
import { openSharedFont } from './shared-font.ts';
import { BOTTOM, type TextStyle, TOP } from './style.ts';
import { type Box, paint } from './text.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** Title and frame of a new document. */
export type SheetHead = PageFrame & { title: string; author: string; issuedAt: Date };

/** A document being written: the next free position, and the structure element of its content. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  head: SheetHead;
  y: number;
  parent: Structure;
  /** Height of the document's end, which never stands alone on a sheet. */
  closingHeight: number;
};

/** Content that is drawn on one sheet, undivided. */
export type Block = { height: number; draw: (y: number) => void };

// pdfkit also accepts an open font; its types do not say so.
const font = (name: string) =>
  openSharedFont(
    join(import.meta.dirname, 'fonts', `nunito-sans-${name}.ttf`),
  ) as unknown as PDFKit.Mixins.PDFFontSource;
const regular = font('regular');
const bold = font('bold');

/** Starts an accessible A4 document in Spanish. */
export function openSheet(head: SheetHead): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without it, pdfkit prepares a standard font that no document uses.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-AR',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: `${head.title} · ${head.brand}`,
      Author: head.author,
      Creator: head.brand,
      Producer: head.brand,
      CreationDate: head.issuedAt,
    },
  });
  doc.registerFont('regular', regular).registerFont('bold', bold);
  const parent = doc.struct('Document');
  doc.addStructure(parent);
  const sheet: Sheet = { doc, head, y: TOP, parent, closingHeight: 0 };
  nextPage(sheet);
  return sheet;
}

/** Adds page numbers and watermarks, and returns the bytes. */
export function closeSheet(sheet: Sheet): Promise<Buffer> {
  const { doc, head } = sheet;
  sheet.parent.end();
  drawFooters(doc, head);
  if (head.mark) drawMarks(doc, head.mark);

  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.end();
  return whole;
}

/** Places blocks below each other, on a new sheet if one does not fit. */
export function place(sheet: Sheet, blocks: readonly Block[]): void {
  for (const block of blocks) {
    makeRoom(sheet, block.height);
    block.draw(sheet.y);
    sheet.y += block.height;
  }
}

/** Starts a new sheet unless this height is free. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > BOTTOM && sheet.y > TOP) nextPage(sheet);
}

function nextPage(sheet: Sheet): void {
  sheet.doc.addPage();
  drawHeader(sheet.doc, sheet.head);
  sheet.y = TOP;
}

/** Groups what `draw` writes under one structure element. */
export function group(sheet: Sheet, tag: string, draw: () => void): void {
  const outer = sheet.parent;
  sheet.parent = sheet.doc.struct(tag);
  outer.add(sheet.parent);
  draw();
  sheet.parent.end();
  sheet.parent = outer;
}

/** Draws one element that a screen reader announces as `tag`. */
export function tagged(
  sheet: Sheet,
  tag: string,
  draw: () => void,
  options: { alt?: string; bbox?: [number, number, number, number] } = {},
): void {
  sheet.parent.add(sheet.doc.struct(tag, options, [draw]));
}

/** Writes a text as one element, wrapped to its box. */
export function write(sheet: Sheet, tag: string, text: string, style: TextStyle, box: Box): void {
  tagged(sheet, tag, () => paint(sheet.doc, text, style, box));
}
