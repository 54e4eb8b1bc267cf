import { code128, drawCode, qrCode } from '../../platform/pdf/codes.ts';
import { type Block, group, type Sheet, tagged, write } from '../../platform/pdf/sheet.ts';
import { CONTENT_WIDTH, CONTENT_X, color, type } from '../../platform/pdf/style.ts';
import { heightOf } from '../../platform/pdf/text.ts';
import type { DocumentBase } from '../document-data.ts';
import {
  barcodeAlt,
  field,
  instantText,
  qrAlt,
  signatureAlt,
  signatureNote,
  signedBy,
  signedElectronically,
} from './sheets.copy.ts';

const QR_SIZE = 50;
const QR_X = CONTENT_X + CONTENT_WIDTH - QR_SIZE;
const BARS_HEIGHT = 22;
const TEXT_WIDTH = CONTENT_WIDTH - QR_SIZE - 18;
/** The digits of a CUIR, above its bars. */
const CUIR_HEIGHT = 16;
const CODE_GAP = 5;

/** One line of an order with its CUIR, as digits, barcode and QR code. */
export type CodedLine = { title: string; cuir: string; verificationLink: string };

/** The key of one line, in codes that any scanner reads (requirement: check codes). */
export function cuirBlock(sheet: Sheet, line: CodedLine): Block {
  const titleHeight = heightOf(sheet.doc, line.title, type.value, TEXT_WIDTH);
  return {
    height: Math.max(titleHeight + CUIR_HEIGHT + BARS_HEIGHT, QR_SIZE) + CODE_GAP,
    draw: (y) => {
      group(sheet, 'Div', () => {
        const box = { x: CONTENT_X, y, width: TEXT_WIDTH };
        const barsY = y + titleHeight + CUIR_HEIGHT;
        write(sheet, 'P', line.title, type.value, box);
        write(sheet, 'P', line.cuir, type.code, { ...box, y: y + titleHeight - 1 });
        drawBars(sheet, line.cuir, barsY);
        drawQr(sheet, line.verificationLink, y);
      });
    },
  };
}

/** The check code of a document that is not an order. */
export function checkCodeBlock(
  sheet: Sheet,
  { checkCode, verificationLink }: { checkCode: string; verificationLink: string },
): Block {
  return {
    height: QR_SIZE + CODE_GAP,
    draw: (y) => {
      const box = { x: CONTENT_X, y: y + 14, width: TEXT_WIDTH };
      write(sheet, 'P', field.checkCode, type.label, box);
      write(sheet, 'P', checkCode, { ...type.code, size: 15 }, { ...box, y: y + 27 });
      drawQr(sheet, verificationLink, y);
    },
  };
}

function drawBars(sheet: Sheet, cuir: string, y: number): void {
  const box = { x: CONTENT_X, y, width: TEXT_WIDTH, height: BARS_HEIGHT };
  tagged(sheet, 'Figure', () => drawCode(sheet.doc, code128(cuir), box), {
    alt: barcodeAlt(cuir),
    bbox: [box.x, y, box.x + box.width, y + box.height],
  });
}

function drawQr(sheet: Sheet, link: string, y: number): void {
  const box = { x: QR_X, y, width: QR_SIZE, height: QR_SIZE };
  tagged(sheet, 'Figure', () => drawCode(sheet.doc, qrCode(link), box), {
    alt: qrAlt(link),
    bbox: [QR_X, y, QR_X + QR_SIZE, y + QR_SIZE],
  });
}

const PANEL_PADDING = 5;
const IMAGE_WIDTH = 110;
const IMAGE_HEIGHT = 44;

/** Who signed and when, and how to check it (requirement: electronic signature). */
export function signatureBlock(sheet: Sheet, { professional, issuedAt }: DocumentBase): Block {
  const { fullName, profession, licences, signatureImage } = professional;
  const width = CONTENT_WIDTH - 2 * PANEL_PADDING;
  const beside = width - (signatureImage ? IMAGE_WIDTH + 10 : 0);
  const signer = signedBy(fullName, profession, licences[0]?.number ?? '', instantText(issuedAt));
  const lines = [
    { text: signedElectronically, style: type.strong, width: beside },
    { text: signer, style: type.value, width: beside },
    { text: signatureNote, style: type.note, width },
  ];
  const tops = [0];
  for (const { text, style, width: room } of lines) {
    const bottom = (tops.at(-1) ?? 0) + heightOf(sheet.doc, text, style, room) + 2;
    // The note is below the image, over the whole width.
    const isAboveNote = tops.length === lines.length - 1;
    tops.push(isAboveNote && signatureImage ? Math.max(bottom, IMAGE_HEIGHT) : bottom);
  }
  const height = (tops.at(-1) ?? 0) + 2 * PANEL_PADDING;

  return {
    height,
    draw: (y) => {
      drawPanel(sheet, y, height);
      for (const [index, { text, style, width: room }] of lines.entries()) {
        const top = y + PANEL_PADDING + (tops[index] ?? 0);
        write(sheet, 'P', text, style, { x: CONTENT_X + PANEL_PADDING, y: top, width: room });
      }
      if (signatureImage) drawSignature(sheet, signatureImage, fullName, y + PANEL_PADDING);
    },
  };
}

function drawPanel({ doc }: Sheet, y: number, height: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.roundedRect(CONTENT_X, y, CONTENT_WIDTH, height, 8).fill(color.tint);
  doc.endMarkedContent();
}

function drawSignature(sheet: Sheet, image: string, name: string, y: number): void {
  const x = CONTENT_X + CONTENT_WIDTH - PANEL_PADDING - IMAGE_WIDTH;
  const draw = () =>
    sheet.doc.image(Buffer.from(image, 'base64'), x, y, {
      fit: [IMAGE_WIDTH, IMAGE_HEIGHT],
      align: 'right',
    });
  tagged(sheet, 'Figure', draw, {
    alt: signatureAlt(name),
    bbox: [x, y, x + IMAGE_WIDTH, y + IMAGE_HEIGHT],
  });
}
