export const consultationsEntities = {
  'consultation-on-the-wire':
    'A stored consultation says professional, licence, type and how often it was edited',
  'consultation-says-type-and-edits':
    'A consultation says ‘Guardia virtual’ and how often it was edited',
  'prescription-fields': 'A prescription holds patient, diagnosis, professional and medicines',
  'queue-entry-is-only-theirs': 'The realtime store shows each only what is theirs',
  'notification-description-is-safe-html':
    'A notification’s HTML is shown without anything that runs',
  'professional-sees-attended-patient':
    'A professional sees the attended patient’s data and health',
  'plan-and-insurer-of-the-guard':
    'The professionals on guard are those of the insurer that is asked for',
  'order-totals': 'Subtotals, discounts and total of an order are worked out from its lines',
  'entity-purchase-order': 'Purchase order, its lines and extras, with totals worked out',
  'appointment-and-schedule-fields': 'Appointment and schedule',
  'message-templates': 'Notification templates and deliveries by WhatsApp or e-mail',
} as const;
