export const pharmacyCounter = {
  'counter-own-branch':
    'The counter is of the branch that the account is bound to; without a branch there is none',
  'counter-opens-by-key-and-dni':
    'A prescription is opened by any of its CUIR and the DNI of its patient, who is told and sees it in the audit',
  'counter-tells-nothing-apart': 'Unknown, of another DNI and annulled answer alike',
  'counter-limit':
    'A branch fails thirty times an hour to open a prescription, whichever of its accounts asks',
  'counter-once':
    'A prescription is served once for ever, in part or whole; a second attempt anywhere names the date of the first',
  'counter-dates':
    'It is served from its start date until midnight in Argentina of the thirtieth day after it',
  'counter-substitution':
    'Another medicine is handed over for a reason, and not where the professional wants that one',
  'counter-dispensing-record':
    'What, how much, when, which branch and which pharmacist is kept and never changed',
  'counter-people-are-told':
    'The patient is told of opening, dispensing, block, annulment and reactivation; the prescriber of block, partial dispensing and substitution',
  'counter-block':
    'A pharmacist blocks a prescription with a manifest error, and only its prescriber ends that',
  'counter-prescriber-annuls':
    'Only the prescriber annuls what was not served, with a reason, and its document no longer counts',
  'counter-proof': 'Patient and professional read the proof of what was handed over',
  'counter-history':
    'A branch lists what it handed over by days of Argentina, and nothing of another',
  'counter-table-is-harmless': 'The table for a spreadsheet holds no formula',
  'branch-keeps-its-data':
    'A branch changes its address, telephone and hours over the version that was read',
  'branch-of-an-account': 'An account of a pharmacy is made with its branch, on the host',
} as const;
