export const accountsLimits = {
  'family-group-three-members':
    'A family group has three members at most, however many are added at once',
  'token-life-default': 'A token without a life is taken for ten seconds',
  'token-life-is-sent': 'expires_in is always sent',
  'picture-limit': 'Pictures have 500 KB at most and travel as base64',
  'country-default': 'The default country is Argentina',
  'app-version': 'The version of the application is 23.07.28',
  'slots-of-twenty-minutes': 'Time slots go in steps of 20 minutes',
} as const;
