import { freePort } from '../fixtures/free-port.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { type OidcIssuer, startOidcIssuer } from '../fixtures/oidc-issuer.ts';
import { startProduct } from '../fixtures/product.ts';
import { test as base } from '../fixtures/test.ts';

type Outside = {
  /** The product's address, known before it starts. */
  address: string;
  mail: MailServer;
  google: OidcIssuer;
};

/** The product with a real mail server and a real identity provider. */
export const test = base.extend<Outside>({
  address: async ({}, use) => use(`http://127.0.0.1:${await freePort()}`),
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.stop();
  },
  google: async ({ address }, use) => {
    const google = await startOidcIssuer(`${address}/gmail/callback`);
    await use(google);
    await google.stop();
  },
  product: async ({ clinic, address, mail, google }, use) => {
    const product = await startProduct(clinic, {
      ...google.settings,
      PUBLIC_URL: address,
      PORT: new URL(address).port,
      SMTP_URL: mail.url,
    });
    await use(product);
    await product.stop();
  },
});
