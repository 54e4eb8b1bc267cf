import { z } from 'zod';

const claimsSchema = z.object({ auth: z.string(), sub: z.string(), email: z.string() });

/** Claims of a product token; `undefined` for a registration ticket, which is not a token. */
export function readClaims(token: string): z.infer<typeof claimsSchema> | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    // Not a product token: treated as a ticket.
    return undefined;
  }
}
