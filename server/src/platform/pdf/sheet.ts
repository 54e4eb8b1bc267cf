import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { drawFooters, drawHeader, drawMarks, type PageFrame } from './page-frame.ts';
import { openSharedFont } from './shared-font.ts';
import { BOTTOM, type TextStyle, TOP } from './style.ts';
import { type Box, paint } from './text.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** A document about to be written: what it is called, and what frames each of its sheets. */
export type SheetHead = PageFrame & { title: string; author: string; issuedAt: Date };

/** A document being written: its next free position and the block its content belongs to. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  head: SheetHead;
  y: number;
  parent: Structure;
  /** How much room the end of the document takes, which never stands on a sheet alone. */
  closingHeight: number;
};

/** Something that is drawn whole, on one sheet. */
export type Block = { height: number; draw: (y: number) => void };

// pdfkit takes an open font too; its types do not say so.
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

/** Numbers the sheets, marks them where they are to be marked, and gives the bytes. */
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

/** Puts blocks under each other, on a new sheet where one does not fit. */
export function place(sheet: Sheet, blocks: readonly Block[]): void {
  for (const block of blocks) {
    makeRoom(sheet, block.height);
    block.draw(sheet.y);
    sheet.y += block.height;
  }
}

/** Moves on to a new sheet unless so much is still free. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > BOTTOM && sheet.y > TOP) nextPage(sheet);
}

function nextPage(sheet: Sheet): void {
  sheet.doc.addPage();
  drawHeader(sheet.doc, sheet.head);
  sheet.y = TOP;
}

/** Groups what `draw` writes under one element of the document's structure. */
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

/** Writes a text as one element, wrapped within its box. */
export function write(sheet: Sheet, tag: string, text: string, style: TextStyle, box: Box): void {
  tagged(sheet, tag, () => paint(sheet.doc, text, style, box));
}
