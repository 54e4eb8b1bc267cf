/** Minutes that a payment page stays open at the provider. */
export const CHECKOUT_MINUTES = 60;
/** Maximum age of the signature of a provider's message, in seconds. */
export const WEBHOOK_FRESH_SECONDS = 300;
/** Seconds after coming back from the page at which its provider is asked. */
export const RETURN_ASKS_SECONDS = [0, 5, 15, 45] as const;
/** Seconds after coming back with a payment until another page is opened, if nothing came of it. */
export const RETURN_HOLD_SECONDS = 60;
/** Parameter of the address of return, with the invoice. */
export const RETURN_PARAMETER = 'pago';
/** Most payments in one spreadsheet. */
export const PAYMENTS_IN_TABLE = 20_000;
/** Longest id that a provider assigns, in characters. */
export const PROVIDER_ID_MAX = 64;
/** Minutes that a payment may take; after that the provider is asked, and what it pays for is free again. */
export const PAYMENT_MINUTES = 30;
