/** Which data a caller may reach. If a role has several of these, one is enough. */
export const relations = {
  always: 'No person’s data is reached, so the role is enough.',
  'own account': 'The data belongs to the caller’s account.',
  'own dependant': 'The data belongs to a member of the family group for whom the account acts.',
  'own scope': 'The call reaches only what the caller may see or do, possibly nothing.',
  'live care':
    'The caller takes part in the visit in progress: as its patient, or as the professional who holds it.',
  author: 'The professional wrote this record.',
  'attended lately':
    'The professional finished a consultation of this patient in the last 30 days.',
  granted: 'The patient opened the record to this professional, and the permission is still valid.',
  emergency:
    'The professional opened the record for an emergency, with a reason, for an hour; the patient and the medical director are notified.',
  'on duty':
    'The professional is on duty in the virtual guard, and the entry is of one of their specialties.',
  'own agenda':
    'The agenda is the professional’s own; only the technical director changes that of a guard professional of the staff.',
  'own branch': 'The data belongs to the pharmacy’s branch: sent there, or shown at its counter.',
  'staff projection':
    'Staff gets nothing clinical, but for the words of a correction, which the medical director reads until it is answered; a call may serve only one of the two roles, or neither yet.',
} as const;

/** Further conditions. If there are several, all of them apply. */
export const demands = {
  'legal transition': 'The current state allows the change.',
  'first time': 'It was not done before.',
  'step-up': 'The caller proved their identity again in the last few minutes.',
  'one-time key': 'The caller has a secret that was made for exactly this, and works once.',
  'key of minutes':
    'The caller has a secret that opens one thing for some minutes and a few attempts, and knows to whom that thing belongs.',
  'provider signature':
    'The provider signed the message. A payment provider’s message is accepted only once and only in the first few minutes; a repeated one about the state of a message changes nothing.',
  'within limits': 'The caller has not made too many requests.',
} as const;

/** A condition of a call. */
export type Condition = keyof typeof relations | keyof typeof demands;
