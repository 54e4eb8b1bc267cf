/** Messages that a person gets in an hour, by whoever writes (requirement: message from a template). */
export const MESSAGES_PER_HOUR = 10;

/** When the chat reads its deliveries again after sending. Source: specification, consultations: section 9. */
export const DELIVERIES_REFRESH_MS = 10_000;

/** The newest deliveries that the chat shows. */
export const CHAT_DELIVERIES = 30;

export const TEMPLATE_NAME_MAX = 60;
export const TEMPLATE_DESCRIPTION_MAX = 200;
export const TEMPLATE_SUBJECT_MAX = 120;
/** Characters of a body: the most that WhatsApp accepts in the body of a template. */
export const TEMPLATE_BODY_MAX = 1024;
