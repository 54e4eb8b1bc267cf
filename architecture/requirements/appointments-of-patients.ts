export const appointmentsOfPatients = {
  'consent-before-appointment-call':
    'The call of an appointment is not entered before its patient accepts the teleconsultation',
  'join-delay': 'Joining an appointment waits 200 ms',
  'appointment-on-the-home': 'The patient’s home shows the next appointment, and enters it in time',
  'appointment-call-is-quiet':
    'A professional who began an appointment is told on every screen, and no call takes the screen',
  'appointment-hours-are-argentine':
    'Hours of appointments are Argentine wherever the device is, and say so where it shows others',
  'appointments-booked-by-patients':
    'Where the clinic lets them, patients book an hour in three presses from their home',
  'appointments-waiting-list': 'Where no hour is free, patients wait for one that is freed',
  'attendance-around-midnight':
    'Whoever waits around midnight is seen and attended, though the hour is of the other day',
  'appointment-links': 'A link of a mail confirms or cancels after a press, without an account',
} as const;
