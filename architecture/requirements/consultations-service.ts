export const consultationsService = {
  'guard-is-asked-for-and-attended':
    'A patient asks for the guard, is attended by video and has the prescription in hand',
  'member-is-the-patient': 'A member of the family group can be the consulted patient',
  'consultation-is-paid-privately': 'A consultation can be paid privately',
  'rating-after-the-visit': 'A patient rates the visit once it is over, once',
  'appointment-button-is-disabled': '‘Programar Turno’ is there and does nothing',
  'documents-reach-the-inbox': 'Prescriptions and certificates reach the patient as notifications',
  'patients-order-at-a-pharmacy':
    'Patients send prescriptions to a branch of a pharmacy and manage the orders: quote, payment, rejection, delivery',
} as const;
