export const accountsEntities = {
  'profile-is-accepted-as-read':
    'What is read of a profile, a member or a professional is accepted as it is, ids and pictures included',
  'professional-insurers-of-either-list':
    'A professional attends by prepaid_healths or health_care_providers, with their ids',
  'virtual-guard-availability': 'virtual_guard_availability_str says whether the guard is on',
  'user-profile-on-the-wire':
    'What the profile holds on the wire is described, and changes only with its description',
  'profile-is-stored-as-typed':
    'A profile keeps names, birth date, DNI, address with country Argentina, coverage, height and weight',
  'medical-lists-keep-names':
    'Diseases, surgeries and medicines of the lists keep their names; another medication is free text',
  'plan-info-holds-plan-number-members':
    'Plan info holds plan name, affiliate number and members allowed',
  'plan-contact-data-from-the-profile':
    'Plan contact data are the holder’s of the profile, whatever the body says',
  'study-comes-back-as-sent': 'A study keeps its name, type and bytes',
  'professional-pictures': 'Photo and signature stay when a profile is saved without them',
  'member-has-a-relationship':
    'A member is kept with one of the relationships SPOUSE, PARTNER, OFFSPRING, IN_CHARGE',
  'browser-storage-holds-no-person':
    'Browser storage knows that there is a session, in base64, but holds neither token nor person',
  'registration-username': 'The username of a registration is the part of the e-mail before the @',
  'social-registration-body-chooses-nothing':
    'A social registration makes a patient with the provider’s e-mail, whatever the body says',
  'option-lists-envelope': 'Option lists are a data list with status OK, an empty one too',
  'option-list-provinces': 'There are 24 provinces in alphabetical order',
  'option-list-localities': 'Localities stand in their province',
  'option-list-plans': 'A plan comes with its insurer',
  'option-list-particular': 'PARTICULAR is an insurer and a plan',
  'diagnoses-and-medicines-are-found':
    'Diagnoses and medicines are found by everyday words, without accents',
  'specialties-fourteen': 'The 14 specialties are there',
  'countries-list': 'The countries are a list, each once',
  'weekday-names': 'The days of a week have Spanish and English names where availability is set',
} as const;
