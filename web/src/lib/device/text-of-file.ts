/**
 * The text of a CSV as Argentine spreadsheets save it: UTF-8, UTF-16 ("Texto Unicode") or, older ones,
 * Windows-1252. `undefined` for a file that cannot be read or is not text.
 */
export async function textOfFile(file: File): Promise<string | undefined> {
  try {
    const text = decoded(new Uint8Array(await file.arrayBuffer()));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function decoded(bytes: Uint8Array): string {
  // Its byte-order mark; no other encoding starts like this.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
