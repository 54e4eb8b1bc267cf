/** Which data a caller may reach. If a role has several of these, one is enough. */
export const relations = {
  always: 'Nothing of anybody is reached: the role is enough.',
  'own account': 'What is reached belongs to the account that asks.',
  'own dependant':
    'What is reached belongs to a member of the family group whom the account answers for.',
  'own scope':
    'Only what is the caller’s to see or to do is reached; where that is nothing, nothing is.',
  'live care':
    'The caller takes part in the visit that is going on: as its patient, or as the professional who holds it.',
  author: 'The professional wrote this record.',
  'attended lately':
    'The professional finished a consultation of this patient a short while ago, 30 days at most.',
  granted: 'The patient opened the record to this professional, and the permission is in force.',
  emergency:
    'The professional opened the record for an emergency, with a reason, for an hour; the patient and the medical director are told.',
  'on duty': 'The professional is on the virtual guard, and the entry is of a specialty of theirs.',
  'own agenda':
    'The agenda is the professional’s own; that of a guard professional of the staff is the technical director’s to change.',
  'own branch':
    'The pharmacy reaches what is of its own branch: sent there, or shown at its counter.',
  'staff projection':
    'Staff gets what holds nothing clinical; a call may serve only one of the two roles, or neither yet.',
} as const;

/** Further conditions. If there are several, all of them apply. */
export const demands = {
  'legal transition': 'The state of what is changed allows the change.',
  'first time': 'It was not done before.',
  'step-up': 'The caller proved again who they are, a few minutes ago at most.',
  'one-time key': 'The caller holds a secret that was made for exactly this, and works once.',
  'key of minutes':
    'The caller holds a secret that opens one thing for some minutes and a few tries, and knows whose it is.',
  'provider signature':
    'The provider signed the message. One of payments did so a few minutes ago at most and says it once; what one of messages repeats changes nothing.',
  'within limits': 'The caller did not ask too often.',
} as const;

/** A condition of a call. */
export type Condition = keyof typeof relations | keyof typeof demands;
