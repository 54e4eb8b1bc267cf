export const messagesProblems = {
  /** Unknown, or the caller may not write to this person or see this item. */
  'messages.not-found': 404,
  /** No active template has this id for this event. */
  'messages.template-unknown': 404,
  /** The person did not accept messages by WhatsApp, or has no telephone. */
  'messages.whatsapp-closed': 409,
  /** The template has no text for WhatsApp. */
  'messages.whatsapp-missing': 409,
  /** Another template has this name. */
  'messages.name-taken': 409,
  /** The template was published again after it was read. */
  'messages.version-mismatch': 409,
  /** The message was already sent, or is being sent now. */
  'messages.not-to-retry': 409,
} as const;
export type MessagesProblem = keyof typeof messagesProblems;
