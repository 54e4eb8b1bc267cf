export const accountsService = {
  'help-says-who-the-service-is-for':
    'The help says that holders are over 18, dependants older than a year consult by video, and the service is low-complexity primary care and not for emergencies',
  'help-says-who-changes-an-agenda':
    'The help says that professionals of the guard change their agenda through the technical director, and those of an office manage their own',
  'monthly-consultations-are-limited-by-plan':
    'Consultations of a month are limited by the plan: used up, nobody joins until the next month',
  'monthly-consultations-are-shared-with-dependants':
    'A consultation of a dependant counts for the holder',
  'consultation-counts-once-when-held':
    'A consultation of the month is counted once, when it is held',
  'failed-consultation-is-given-back': 'A consultation that could not be held is given back',
  'plan-out-of-use-pays-nothing':
    'A plan out of use is not declared, pays no consultation, and its people are told once',
  'plan-limit-at-every-door':
    'Through no door, in no order and however many at once, more than the month’s limit comes in',
  'private-consultation-when-used-up': 'Whoever has used the plan up can pay privately',
  'help-patient-questions': 'The help and the frequent questions have general and patient sections',
  'help-professional-questions': 'The help has a section for professionals',
  'help-lists-what-fits-a-video-call':
    'Consultations that fit a video call and those that do not are two lists',
  'help-support-contact': 'The help says the telephone and the e-mail of support',
  'help-search':
    'A search of the help finds an answer without accents; where nothing is found it says ‘No se encontraron coincidencias’',
  'emergency-numbers': 'Patients see the emergency numbers 911, 100, 103, 105 and 144',
} as const;
