/** Where a photo of a profile is shown from: it travels as base64, its kind told by its first letters. */
export function photoAddress(encoded: string | null | undefined): string | null {
  if (!encoded) return null;
  if (encoded.startsWith('data:image/')) return encoded;
  return `data:image/${encoded.startsWith(PNG) ? 'png' : 'jpeg'};base64,${encoded}`;
}

/** How every PNG begins, in base64. */
const PNG = 'iVBORw0KGgo';
