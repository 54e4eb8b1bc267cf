export const accountsRoles = {
  'private-calls-need-a-session': 'Every private call answers 401 without a session',
  'roles-get-what-the-call-says': 'Each role gets what the call says',
  'screens-of-another-role': 'A patient may not see the professional’s screens',
  'roles-cannot-be-asked-for': 'Nobody chooses more than patient or professional',
  'greeting-by-sex': 'The greeting is Dr., Dra. or Dr/a. by sex',
  'plan-change-waits-for-staff': 'A change of plan changes nothing by itself and waits for staff',
} as const;
