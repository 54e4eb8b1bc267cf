export const consultationsStates = {
  'patient-joins': 'Joining puts the patient at the end of the line, in order of arrival',
  'one-place-a-person': 'Nobody waits twice',
  'one-call-a-professional': 'A professional has one call at a time',
  'one-professional-a-patient': 'A patient called by several goes to whoever called first',
  'patient-accepts-then-starts': 'The call starts after the patient accepts, by itself',
  'patient-cancels-the-wait': 'A patient may cancel the wait, and no longer the consultation',
  'professional-takes-back-a-call':
    'A professional may take a call back, which costs the patient nothing',
  'finish-needs-a-record':
    'A call is not finished without a record nor broken off without a reason',
  'fail-save-consultation':
    'A record that could not be saved ends the entry and may still be stored',
  'technical-failure-ends-the-visit': 'A technical failure is reported once and ends the visit',
  'poor-connection-goes-away': 'An insufficient connection says so and goes away after 5 seconds',
  'guard-asks-to-complete-data':
    'A patient without data or health category cannot be chosen, and it says why',
  'call-button-needs-three-answers': 'The call needs patient, specialty and reason',
  'video-starts-after-three-seconds': 'The video starts three seconds after accepting',
  'cancel-locked-three-seconds': 'Cancelling is locked for three seconds',
  'going-offline-keeps-the-place-a-while':
    'Going offline or leaving the page ends in losing the place, after a grace',
  'patient-timeout':
    'A silent patient is taken out, is told why and may come back with the answers',
  'professional-timeout': 'A dead professional’s patient returns to the same place',
  'call-needs-devices': 'Nobody is called by a professional who cannot be seen and heard',
  'call-states-of-a-professional':
    'A call waits for the patient’s answer, then connects, then opens the consultation',
  'empty-save-is-a-failure':
    'An empty answer to the save is told after two seconds, the draft stays',
  'patient-left-complete-the-record':
    'When the patient leaves the professional is told to complete the record',
  'draft-is-kept-and-restored': 'A draft is kept and restored',
  'finish-disabled-until-complete':
    'Finishing waits for detail and diagnosis: ‘Para finalizar la consulta, complete el registro de la misma en Registro de Consulta.’',
  'indications-unsaved': '‘Indicaciones no guardadas’ where pages differ from the saved ones',
  'history-paging': 'One consultation a page, newest first; past the oldest it stays',
  'notification-statuses':
    'Opening the list delivers what was seen, a click marks it as read, deleting is asked',
  'duty-ends-the-line': 'Whoever goes off duty while calling holds nobody',
  'status-labels': 'A state is told in the label of the specification',
  'record-edit': 'A stored record is edited by its author and keeps what stood',
  'patient-rejects-a-quote': 'A patient rejects a quote, after a question',
  'patient-accepts-delivery': 'A patient accepts the delivery of what was sent, after a question',
  'order-life': 'Orders go from CREATED to DELIVERED or REJECTED',
  'availability-conflict-is-asked':
    'An availability that conflicts asks ‘Existen turnos programados en esta fecha’ and tells the patients',
  'appointment-cancelled-or-joined':
    'An appointment is cancelled, or joined from 15 minutes before to 5 minutes after its hour',
  'chat-delivery-states':
    'Deliveries of the chat are new, accepted or failed, and the list is read again after 10 seconds',
} as const;
