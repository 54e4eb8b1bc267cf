const RELEASE_AFTER_MS = 60_000;

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the data only after asking where to save it.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
