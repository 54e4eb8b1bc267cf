export const security = {
  'hostile-studies-are-kept-as-names-only':
    'The name of a study cannot harm, and its bytes are a download that nothing runs',
  'no-column-of-the-server-is-written': 'No column of the server is written by naming it',
  'signup-password-opens-nothing':
    'The password typed at a sign-up opens no account, and whether its address has one is not answered.',
  'login-tells-no-account':
    'Unknown, wrong and disabled answers tell nobody whether an account exists',
  'member-dni-tells-no-account': 'A DNI with an account gets the same answer as one without',
  'member-with-account-must-accept':
    'Whoever has an account is asked in the own session, and no record is attached before',
  'social-proof-opens-once':
    'A proof of Google opens once, within two minutes, in the browser that got it',
  'social-email-is-no-proof': 'An e-mail alone opens no session',
  'social-link-needs-a-login': 'An account with a password is tied only after its owner logged in',
  'social-code-used-once': 'State, code and cookie of Google are used once',
  'guesses-are-counted': 'Of many guesses at one instant five are heard',
  'link-is-read-often': 'Opening a link as a mail scanner does uses nothing up',
  'recovery-same-origin': 'A page of another site asks for no recovery',
  'recovery-limits': 'An address asks for ten recoveries an hour',
  'recovery-link-half-hour':
    'A link of recovery counts half an hour, once, and the newest kills the older',
  'recovery-and-login-race': 'No login with the old password survives a recovery',
  'registration-completes-only-its-own': 'A registration is completed for the own account only',
  'cookie-changes': 'The cookie is new at each login and second factor',
  'session-idle-end': 'A session ends without use',
  'session-absolute-end': 'A session ends however much it is used',
  'session-remembered': 'A remembered session lasts thirty days, of patients only',
  'session-count': 'Five sessions of a patient, two of others',
  'sessions-are-listed-and-ended': 'Sessions are listed and ended by their owner',
  'session-ended-at-once': 'An ended session gets 401 at once and its sockets close',
  'duty-keeps-the-session': 'Being on duty keeps a session',
  'session-asks-before-its-end': 'Five minutes before its end a session asks',
  'second-factor-five-tries': 'Five wrong codes lock a quarter of an hour',
  'second-factor-recovery-codes': 'A recovery code counts once',
  'second-factor-demanded': 'Where it is demanded professionals enrol first',
  'second-factor-survives-recovery': 'A recovery does not remove the second factor',
  'second-factor-steps-up': 'A second factor is the proof of identity where there is one',
  'password-alone-opens-nothing':
    'With only the password nothing opens where there is a second factor',
  'keys-are-forgotten': 'Keys, tickets and counters go after a day, claims after a week',
  'one-account-a-person': 'One person from two browsers makes one account',
  'plan-categories-are-private': 'Plans of somebody else’s patient are not there',
  'plan-info-during-care': 'A professional reads plan info while the patient is attended only',
  'imports-survive-hostile-files':
    'Imports refuse hostile files with their line and change nothing twice',
  'imports-say-their-source': 'Each import says where its rows come from',
  'record-access-is-granted': 'A patient grants and withdraws who reads the record',
  'emergency-access-is-told': 'A record opened for an emergency is told to patient and director',
  'own-grant-of-16-and-17': 'What a patient of 16 or 17 kept back is closed to the holder',
  'hostile-input-breaks-nothing': 'No call breaks or tells internals',
  'hostile-frames-change-nothing': 'A hostile frame is refused and changes nothing',
  'readings-leave-a-row':
    'What names a patient to a professional or a pharmacy leaves an audit row, which the patient finds',
  'consent-withdrawn':
    'A consent that is withdrawn stays with both dates, and no consultation begins until it is given again',
} as const;
