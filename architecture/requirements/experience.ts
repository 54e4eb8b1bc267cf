export const experience = {
  'draft-of-a-profile-is-versioned': 'A draft of a profile is versioned: two tabs conflict clearly',
  'draft-of-a-profile-is-resumed': 'A profile is resumed where it was left',
  'draft-of-a-profile-is-forgotten': 'A draft that nobody goes on with is forgotten',
  'reading-again-changes-nothing-typed': 'A later reading changes nothing that is being typed',
  'session-end-loses-nothing': 'A session that ends in a wizard loses nothing',
  'answers-are-checked': 'Answers are checked and changed from the summary',
  'keyboard-only': 'The wizards are completed by keyboard only',
  'wizard-is-accessible': 'Every step of the wizard and the family group are accessible',
  'screens-are-accessible':
    'Every screen is accessible, at 320 px and on a telephone enlarged to 200 % too',
  'cuil-is-proposed': 'The CUIL is proposed and confirmed by the person',
  'command-ids': 'A command is done once, however often it arrives',
  'record-survives-failures': 'A record survives a dead browser, a dead server and a lost answer',
  'notifications-read-together': 'Every unread notification is marked as read at one press',
  'notifications-by-visit': 'The notifications of one visit are together',
  'orders-follow-the-diagnosis':
    'Certificate, studies and referrals state the diagnosis of the record until they are given another',
  'study-once': 'The same study is asked for once',
  'triage-before-the-call':
    'Whoever may call a patient reads allergies, conditions and last consultation first',
  'waiting-is-seen': 'Who waits longest goes first, and a long wait is seen at once',
  'day-of-the-guard': 'With nobody waiting a professional reads the day, and who else attends',
  'told-once-somebody-attends':
    'With nobody on duty a patient asks to be told once somebody attends',
  'help-without-a-network': 'The help opens without a network',
  'most-used-first':
    'Diagnoses and medicines that a professional uses most are offered before typing, and tell of no patient',
  'medicines-in-use':
    'What was prescribed in the last half year is beside a consultation, whatever was attended since',
  'last-prescription-repeated':
    'The last prescription of a patient is repeated with one press, without what may not be prescribed',
  'specialty-proposed-by-age':
    'The specialty of the age is proposed while somebody attends it, and can be changed',
  'only-patient-is-not-asked': 'Who has nobody else is not asked for whom the consultation is',
  'reason-stays-in-memory': 'A reload keeps who and which specialty; the reason is on no device',
  'whatsapp-gives-way':
    'News that WhatsApp gives up are mailed, and a telephone that fails three times is confirmed again',
  'one-question-a-screen':
    'On a telephone the way into the line is one question a screen, and Back leads to the earlier one',
  'equipment-goes-on-by-itself':
    'Equipment that works goes on by itself, in time to choose otherwise',
  'equipment-pass-is-kept': 'Equipment that passed on a device is not tried again for a day',
  'short-road-to-the-queue':
    'From the login to the line takes a third fewer presses than eight, for oneself and for a child',
} as const;
