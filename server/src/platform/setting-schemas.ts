import { z } from 'zod';

export const flag = (fallback: boolean) => z.stringbool().default(fallback);
export const optionalFlag = z.stringbool().optional();
export const whole = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => text.split(',').map((each) => each.trim()));
/** An amount in pesos as text; `undefined` if nothing is charged. */
export const price = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, 'must be pesos with two decimals at most, such as 15000.00')
  .transform(Number)
  .refine((pesos) => pesos > 0, { error: 'must be more than nothing' })
  .optional();
export const address = (...protocols: string[]) =>
  z
    .url()
    .refine((url) => protocols.some((protocol) => url.startsWith(`${protocol}:`)), {
      error: `must start with ${protocols.map((protocol) => `${protocol}:`).join(' or ')}`,
    })
    .optional();

const isLoopback = (url: string): boolean =>
  /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${url}/`);

const secure = z.url().refine((url) => url.startsWith('https:') || isLoopback(url), {
  error: 'must start with https: (http: only on this machine)',
});
export const secureAddress = (fallback: string) => secure.default(fallback);
export const optionalSecureAddress = secure.optional();
