import { saveFile } from './save-file.ts';

const REMOVE_AFTER_MS = 10 * 60_000;

/** Prints a PDF from a hidden frame; a browser that cannot show PDFs, as on phones, saves it. */
export function printFile(file: File): void {
  if (navigator.pdfViewerEnabled) printFromFrame(file);
  else saveFile(file, file.name);
}

function printFromFrame(file: File): void {
  const address = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.className = 'sr-only';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.onload = () => frame.contentWindow?.print();
  frame.src = address;
  document.body.append(frame);
  // Printing lasts as long as its dialog is open, which no browser reports reliably.
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, REMOVE_AFTER_MS);
}
