import { afterEach } from 'vitest';

/** Sets up an installation where patients book by themselves, as the server writes it into the page. */
export function withBooking(): void {
  const meta = document.createElement('meta');
  meta.name = 'cercana-booking';
  meta.content = 'true';
  document.head.append(meta);
}

/** Call it once in a test file that uses `withBooking`. */
export const bookingEndsAfterEach = (): void =>
  afterEach(() => {
    for (const meta of document.querySelectorAll('meta[name="cercana-booking"]')) meta.remove();
  });
