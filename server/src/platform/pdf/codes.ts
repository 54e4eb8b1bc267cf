import bwipjs from 'bwip-js/node';
import { encode } from 'uqr';

/** A run of black modules: position and size in modules. */
export type Run = { x: number; y: number; width: number; height: number };

/** A code as black runs, which scale without loss. */
export type Code = { width: number; height: number; runs: readonly Run[] };

/** The bars of a Code 128, one module high. */
export function code128(text: string): Code {
  const [symbol] = bwipjs.raw('code128', text, {});
  if (!symbol || !('sbs' in symbol)) throw new Error('no bars for this text');

  const runs: Run[] = [];
  let x = 0;
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) runs.push({ x, y: 0, width, height: 1 });
    x += width;
  }
  return { width: x, height: 1, runs };
}

/** A QR code, with enough redundancy for a creased sheet. */
export function qrCode(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return { width: size, height: size, runs: data.flatMap(rowRuns) };
}

function rowRuns(row: readonly boolean[], y: number): Run[] {
  const runs: Run[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.width === x) last.width += 1;
    else runs.push({ x, y, width: 1, height: 1 });
  }
  return runs;
}

/** Draws a code as vector paths that fill the given rectangle. */
export function drawCode(
  doc: PDFKit.PDFDocument,
  code: Code,
  box: { x: number; y: number; width: number; height: number },
): void {
  const across = box.width / code.width;
  const down = box.height / code.height;
  for (const { x, y, width, height } of code.runs) {
    doc.rect(box.x + x * across, box.y + y * down, width * across, height * down);
  }
  doc.fill('#000000');
}
