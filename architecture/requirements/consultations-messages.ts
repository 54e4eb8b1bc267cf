export const consultationsMessages = {
  'line-fails': '‘Ocurrió un error en la búsqueda de la consulta’',
  'draft-fails': '‘Ocurrió un error al obtener los datos de la consulta’',
  'patient-search-fails': '‘Ocurrió un error en la búsqueda del paciente’',
  'templates-fail': '‘Ocurrió un error al traer las plantillas’',
  'patient-data-fail': '‘Ocurrió un error al obtener los datos del paciente’',
  'consultation-fails': '‘Ocurrió un error al obtener la consulta’',
  'save-fails': '‘No se guardo los datos de las consulta correctamente’',
  'no-specialty-id': '‘Error en persistir la sesión, vuelva a iniciar sesión.’',
  'cancelled-by-inactivity': '‘Se canceló la consulta por inactividad del paciente’',
  'network-unstable': '‘Conexión de red inestable’',
  'patient-disconnected':
    '‘El paciente se desconecto, por favor, complete el registro de consulta antes de finalizar la llamada.’',
  'professional-cancelled': '‘El profesional canceló la consulta’',
  'call-fails-to-connect': '‘Ocurrió un error al conectarse al video/audio’',
  'notifications-fail':
    '‘Ocurrió un error en el servicio de notificaciones’, ‘Ocurrió un error en la actualización de la notificación’, ‘Ocurrió un error en la actualización de cantidad de notificaciones’',
  'prescriptions-fail': '‘Ocurrió un error al obtener las recetas’',
  'specialties-fail': '‘Ocurrió un error en la búsqueda de especialidades’',
  'professionals-on-guard-fail': '‘Ocurrió un error en la búsqueda de profesionales’',
  'consultation-stored-words': '‘Se registró la consulta correctamente’',
  'patient-finished-words': '‘Se finalizó el paciente correctamente’',
  'problem-reported-words': '‘Se registró el problema correctamente’',
  'indications-saved-words': '‘Indicaciones guardadas correctamente’',
  'history-empty-words':
    '‘No existen recetas’, ‘No existen indicaciones’, ‘No existen certificados’, ‘No existen estudios’, ‘No existen derivaciones’',
  'notifications-empty-words': '‘No hay notificaciones que mostrar’',
  'prescriptions-empty-words': 'Empty tabs of prescriptions say so: ‘No existen recetas’',
  'orders-fail': '‘Ocurrió un error al obtener los pedidos’',
  'sending-fails': '‘Ocurrió un error en el envío de la receta’',
  'order-errors': '‘Ocurrió un error al obtener los extras’',
  'payment-errors':
    '‘Ocurrió un error con el servicio de pago’, ‘Ocurrió un error al iniciar el proceso de pago’',
  'availability-saving-words':
    '‘Ya existe una agenda para ese día/horario’, ‘Ocurrió un error guardando la agenda’',
  'appointment-errors':
    '‘Ocurrió un error al cancelar el turno’, ‘Ocurrió un error la consulta para este turno’; ‘No hay turnos programados que mostrar’, ‘No hay turnos finalizados que mostrar’, ‘No hay turnos cancelados que mostrar’',
} as const;
