/** Minutes that a payment page stays open at the provider. */
export const CHECKOUT_MINUTES = 60;
/** Maximum age of the signature of a provider's message, in seconds. */
export const WEBHOOK_FRESH_SECONDS = 300;
/** Most payments in one spreadsheet. */
export const PAYMENTS_IN_TABLE = 20_000;
/** Longest id that a provider assigns, in characters. */
export const PROVIDER_ID_MAX = 64;
/** Minutes that a payment may take; after that the provider is asked, and what it pays for is free again. */
export const PAYMENT_MINUTES = 30;
