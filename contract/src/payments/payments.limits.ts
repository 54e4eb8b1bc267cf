/** Minutes that a payment page stays open at the provider. */
export const CHECKOUT_MINUTES = 60;
/** How old the signature of a provider's message may be, in seconds. */
export const WEBHOOK_FRESH_SECONDS = 300;
/** Longest of a provider's names for its things, in characters. */
export const PROVIDER_ID_MAX = 64;
/** Minutes that a payment that was begun may take before what it pays is free again, once the provider was asked. */
export const PAYMENT_MINUTES = 30;
