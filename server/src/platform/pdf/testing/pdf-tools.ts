import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** External programs that read documents. */
export type PdfTools = {
  text: (pdf: Buffer) => Promise<string>;
  info: (pdf: Buffer) => Promise<string>;
  fonts: (pdf: Buffer) => Promise<string>;
  structure: (pdf: Buffer) => Promise<string>;
  signature: (pdf: Buffer) => Promise<string>;
  /** Words with their position and size, as HTML. */
  boxes: (pdf: Buffer) => Promise<string>;
  codes: (pdf: Buffer) => Promise<string[]>;
  close: () => Promise<void>;
};

/** Runs the programs on files in their own folder. */
export async function openPdfTools(): Promise<PdfTools> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const file = join(folder, 'document.pdf');

  const ask = async (pdf: Buffer, program: string, ...args: string[]) => {
    await writeFile(file, pdf);
    // The program exits with 1 for an invalid signature, and still answers.
    const { stdout } = await run(program, args).catch((failed) => failed);
    return String(stdout);
  };

  return {
    text: (pdf) => ask(pdf, 'pdftotext', '-layout', file, '-'),
    info: (pdf) => ask(pdf, 'pdfinfo', file),
    fonts: (pdf) => ask(pdf, 'pdffonts', file),
    structure: (pdf) => ask(pdf, 'pdfinfo', '-struct-text', file),
    signature: (pdf) => ask(pdf, 'pdfsig', '-nocert', file),
    boxes: (pdf) => ask(pdf, 'pdftotext', '-bbox', file, '-'),
    codes: async (pdf) => {
      await ask(pdf, 'pdftoppm', '-r', '200', '-gray', '-png', file, join(folder, 'sheet'));
      const sheets = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
      const found = await scan(sheets.map((name) => join(folder, name)));
      await Promise.all(sheets.map((name) => rm(join(folder, name))));
      return found;
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function scan(files: readonly string[]): Promise<string[]> {
  const { stdout } = await run('zbarimg', ['-q', ...files]).catch((failed) => failed);
  return String(stdout).trim().split('\n');
}
