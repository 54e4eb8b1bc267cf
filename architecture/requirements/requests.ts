export const requests = {
  'requests-answered-once': 'A request is answered once, whoever answers at the same time',
  'requests-without-clinical-text':
    'What staff reads of a report or a rating has nothing of the record of its visit',
  'plan-change-applied-by-staff':
    'A change of plan that staff resolves is applied, with its limit at once',
  'data-export-at-once': 'A patient downloads the own history at once, without data of others',
  'data-export-complete':
    'An export states how each order stands, and holds the signed documents and what the patient told and consented to',
  'data-clocks': 'Each request about the data has the time that the law gives',
  'identity-rectified-by-staff': 'A rectification keeps the old value and tells the patient',
  'corrections-without-clinical-text':
    'Operations sees that a correction was asked for, and never what it says',
  'corrections-read-under-guard':
    'The medical director reads what a correction says with a proof of identity, until it is answered, and its patient sees it',
  'deletion-keeps-the-record': 'A deletion closes the account for good and keeps the record',
  'deletion-forgets-contact':
    'A deletion leaves nothing in the database that leads to the owner of the account',
  'invitation-taken-back': 'An invitation is accepted or taken back, and never both',
  'invitation-answer-is-told': 'The holder is told whether an invitation was accepted',
  'member-removed-by-staff': 'A member whom staff removes leaves the group once, and is told',
  'plan-call-one-at-a-time': 'A call about the plan is asked for once until staff answers',
  'news-say-whose': 'News about the record of a member say whose it is',
  'own-account-over-the-record':
    'A dependant of 16 or more gets an account over the record that exists',
  'own-account-once': 'A link to an own account makes one account, however often it is used',
  'own-account-dni-is-counted': 'Wrong DNIs with a link are counted, and a few end it',
  'own-account-keeps-back':
    'What a dependant kept back is read by their own account and not by the holder',
  'own-account-uses-the-group': 'A dependant with an account uses the plan of the group until 18',
};
