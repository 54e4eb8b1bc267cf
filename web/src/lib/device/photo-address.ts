/** Source of a profile photo, which travels as base64; its type is recognised by its first characters. */
export function photoAddress(encoded: string | null | undefined): string | null {
  if (!encoded) return null;
  if (encoded.startsWith('data:image/')) return encoded;
  return `data:image/${encoded.startsWith(PNG) ? 'png' : 'jpeg'};base64,${encoded}`;
}

/** The start of every PNG, in base64. */
const PNG = 'iVBORw0KGgo';
