import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signNotice } from '../notice-signature.ts';
import { TEST_PROVIDER } from './test-checkout.ts';

/** Messages of the test provider, sent like those of a real one. */
export const NOTICES_QUEUE = 'test-checkout-notice';

const PATIENCE_MS = 8_000;

type Sending = Pick<Platform, 'clock' | 'jobs'> & {
  secret: string;
  /** The server's own address, to which the test provider sends. */
  ownAddress: () => string | undefined;
};

/** Sends the message about a decision on a test page, again until it was received. */
export function deliverNotices({ clock, jobs, ownAddress, secret }: Sending): void {
  jobs.register(NOTICES_QUEUE, async ({ paymentId }) => {
    const address = ownAddress();
    if (!address) throw new Error('the server does not listen');
    const id = String(paymentId);
    const url = new URL(`/api/payments/notices/${TEST_PROVIDER}`, address);
    url.search = new URLSearchParams({ 'data.id': id, type: 'payment' }).toString();
    const ts = String(Math.floor(clock.now().getTime() / 1_000));
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json',
        ...signNotice(secret, { id, requestId: newId(), ts }),
      },
      body: JSON.stringify({ type: 'payment', data: { id } }),
    });
    if (!answer.ok) throw new Error(`the notice was answered with ${answer.status}`);
  });
}
