/** Which capability of the server may call which: only those on lower lines. */
exports.LADDER = [
  ['operations'],
  ['clinical-history', 'messages', 'own-data', 'pharmacy-orders', 'settlements'],
  ['consultations', 'dispensing', 'payments'],
  ['guard-queue', 'appointments', 'prescriptions'],
  ['visits', 'guard-shifts'],
  ['availability', 'video-call', 'presence'],
  ['contents', 'coverage', 'own-account', 'people', 'record-access', 'registry-checks'],
  ['family-group', 'licence-verification'],
  ['requests'],
  ['price-list', 'profiles'],
  ['approvals', 'pharmacies'],
  ['documents', 'notifications'],
  ['catalogs'],
  ['accounts'],
  ['consents', 'help'],
  ['audit'],
];
