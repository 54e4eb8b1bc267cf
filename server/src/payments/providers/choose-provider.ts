import type { Platform } from '../../platform/platform.ts';
import { mercadoPago } from './mercado-pago/mercado-pago.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  deliverNotices,
  noticeSecret,
  type TestCheckouts,
  testCheckout,
  testCheckouts,
} from './test-checkout/index.ts';

export type ProviderNeeds = Platform & {
  /** The installation's secret, from which the test provider's key is derived. */
  pepper: string;
  ownAddress: () => string | undefined;
};

/** The provider of an installation: Mercado Pago if configured, otherwise the test provider. */
export function chooseProvider(needs: ProviderNeeds): {
  provider: PaymentProvider;
  /** The pages of the test provider; `undefined` with another provider. */
  testPages: TestCheckouts | undefined;
} {
  const { config, pepper, publicUrl } = needs;
  const { MERCADO_PAGO_ACCESS_TOKEN, MERCADO_PAGO_URL, MERCADO_PAGO_WEBHOOK_SECRET } = config;
  if (MERCADO_PAGO_ACCESS_TOKEN && MERCADO_PAGO_WEBHOOK_SECRET) {
    const provider = mercadoPago({
      url: MERCADO_PAGO_URL,
      accessToken: MERCADO_PAGO_ACCESS_TOKEN,
      webhookSecret: MERCADO_PAGO_WEBHOOK_SECRET,
      publicUrl,
    });
    return { provider, testPages: undefined };
  }
  const secret = noticeSecret(pepper);
  deliverNotices({ ...needs, secret });
  return { provider: testCheckout(needs, secret), testPages: testCheckouts(needs) };
}
