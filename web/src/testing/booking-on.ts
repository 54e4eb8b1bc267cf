import { afterEach } from 'vitest';

/** An installation where patients book by themselves, as the server writes it into the page. */
export function withBooking(): void {
  const meta = document.createElement('meta');
  meta.name = 'cercana-booking';
  meta.content = 'true';
  document.head.append(meta);
}

/** Call it once in a file of tests that use `withBooking`. */
export const bookingEndsAfterEach = (): void =>
  afterEach(() => {
    for (const meta of document.querySelectorAll('meta[name="cercana-booking"]')) meta.remove();
  });
