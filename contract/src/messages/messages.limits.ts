/** Messages that a person gets in an hour, from all senders together (requirement: message from a template). */
export const MESSAGES_PER_HOUR = 10;

/** How long after sending the chat fetches its deliveries again (specification, consultations: section 9). */
export const DELIVERIES_REFRESH_MS = 10_000;

/** How many deliveries the chat shows, newest first. */
export const CHAT_DELIVERIES = 30;

export const TEMPLATE_NAME_MAX = 60;
export const TEMPLATE_DESCRIPTION_MAX = 200;
export const TEMPLATE_SUBJECT_MAX = 120;
/** Longest body: WhatsApp's limit for the body of a template. */
export const TEMPLATE_BODY_MAX = 1024;
