export const settlements = {
  'settlements-of-own-visits':
    'A verified professional reads the settlement of the own finished visits, and nobody else’s',
  'settlements-by-month':
    'It is of a month in Argentina: the instant at which a visit began decides, and who paid then',
  'settlements-tell-little':
    'Of a patient it tells initials, plan and affiliate number, and nothing clinical',
  'settlements-table': 'It is a table for a spreadsheet as Argentina reads it, without any formula',
  'tariffs-are-imported': 'Tariffs are imported on the host, all of a file or nothing',
  'tariff-of-the-day':
    'A visit has the tariff of its insurer, type and specialty on its day, or no amount',
} as const;
