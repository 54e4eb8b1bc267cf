export const consultationsScreens = {
  'route-professional-home':
    'The home of a professional is the line of the specialty, with a detail per row',
  'reload-grid': 'The line is read again by a button, which spins for two seconds',
  'route-patient-home':
    'The home of a patient says who is on duty, an honest wait and what is left of the plan',
  'guard-needs-a-full-profile': 'The guard is offered once the profile is complete',
  'only-the-plan-pays': 'Only the plan can be chosen as what pays',
  'recommendations-before-the-queue':
    'What the guard is not for, and whom to call, is read before the queue',
  'connection-test-screen': 'The connection is tested before the guard',
  'calling-screen-cancel': 'Waiting can be cancelled',
  'call-ended-dialog':
    'The end of the visit congratulates and asks for an opinion of stars that begin at none',
  'inactivity-dialog': 'A place lost to silence says why',
  'called-on-every-screen': 'Who waits is told so on every other screen, and is taken to the call',
  'call-controls': 'The call has microphone, camera, fit and a timer',
  'waiting-count-in-the-call': 'A professional in a call sees how many wait',
  'record-sections': 'The record has its sections, the record open',
  'section-confirmed-mark': 'A confirmed section carries a mark',
  'finish-is-asked': '‘¿Desea finalizar la consulta?’ is asked before finishing',
  'indications-of-several-pages': 'Indications have several pages',
  'history-detail': 'The history shows number, name and patient data under their headings',
  'history-tabs': 'Tabs Recetas, Indicaciones, Certificados, Estudios, Derivaciones',
  'history-showheader':
    'Opened beside a call the history has no way back; else ‘Volver’ leads to the list',
  'history-button-of-an-absent-patient':
    'The history’s door stays closed where the history is not for this professional',
  'history-search-filters':
    'Histories are searched by fullName, clinicHistoryId, idNumber and the days between two dates',
  'history-opens-by-login':
    'Search results link by an opaque id, and the patient’s login opens the same history',
  'prescription-tabs': 'Tabs Nuevas, Enviadas, Vencidas of the owner and the family',
  'notifications-list': 'Notifications are a list with a detail and a question before deleting',
  'notification-bell': 'The bell counts the unread',
  'camera-and-microphone-dialogs':
    'Camera and microphone refused by the system, by the person, in use or else have each a text and a next step',
  'sound-permission': 'A browser that is silent until pressed is asked for the press',
  'menu-held-during-a-consultation': 'Menu and bell are held while a consultation is in progress',
  'call-route-of-a-room': '‘/paciente/videollamada’ opens the own room only',
  'terms-load-failure': 'Terms that cannot be read say so',
  'pharmacy-search-from-prescriptions': 'A pharmacy is searched for from the prescriptions',
  'orders-tabs':
    'Mis Pedidos has the tabs Creados, Cotizados, Procesando, Pagados, Enviados, Entregados and Rechazados',
  'order-card-fields':
    'An order’s card shows purchaseOrderId, status, pharmacy, branchOffice, quotedDate or sentDate, total and expiration',
  'settlements-show-a-sample': 'Liquidations show sample data, which says that it is',
  'agenda-of-a-professional': 'The agenda shows the appointments of a professional',
  'availability-screen': 'Mi Disponibilidad is a list and a dialog to create',
  'appointments-tabs':
    'Mis Turnos has the tabs Programados, Finalizados and Cancelados, and rows to cancel or join',
  'chat-from-the-line':
    'A template is sent to the patient by WhatsApp or e-mail from a row of the line',
} as const;
