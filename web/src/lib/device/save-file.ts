const RELEASE_AFTER_MS = 60_000;

/** Gives a file to the person, as any download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after asking where to keep it.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
