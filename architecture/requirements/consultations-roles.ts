export const consultationsRoles = {
  'line-is-for-who-is-on-duty': 'The line is read only by a professional on duty in that specialty',
  'claim-needs-verification': 'Nobody calls off duty, unverified or of another specialty',
  'record-is-its-professionals': 'A record is stored by its professional only',
  'history-readers': 'A history is read by who may',
  'prescription-readers': 'A prescription is opened by its own people alone',
  'patient-sees-who-attends': 'The patient sees the professional’s name and licence in the call',
  'history-search-is-for-professionals':
    'Histories are searched by verified professionals, who find their patients',
  'appointments-by-staff':
    'Staff gives, moves and cancels appointments in any agenda, and reads nothing clinical of them',
  'availability-of-an-office': 'Professionals of an office manage their own availability',
} as const;
