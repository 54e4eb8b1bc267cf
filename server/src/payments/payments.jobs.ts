import { giveBack } from './give-back.ts';
import type { PaymentsContext } from './payments.ts';
import { reconcile } from './reconcile.ts';

const EVERY_MS = 10_000;

/** Every ten seconds asks about payments without a message and gives back what is due: one sweep at a time on each server. */
export function startPaymentsSweep(payments: PaymentsContext): { stop: () => void } {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    Promise.all([reconcile(payments), giveBack(payments)])
      .catch((error: unknown) => payments.log.warn({ err: error }, 'payments not swept'))
      .finally(() => {
        isSweeping = false;
      });
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
