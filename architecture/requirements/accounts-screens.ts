export const accountsScreens = {
  'route-landing': '‘/’ and ‘/logout’ are the landing with ‘Hola!’ and ‘Iniciar Sesión’',
  'route-unknown': 'An unknown address says so and leads home and to help',
  'routes-public':
    '‘/login’, ‘/signup’, ‘/signup-profesional’, ‘/recuperar-clave’, ‘/reset/finish’, ‘/correo-enviado’, ‘/clave-restaurada’, ‘/cuenta-creada’, ‘/authorizeredirect’, ‘/gmail/callback’ and ‘/terminos-y-condiciones’ are screens',
  'routes-private-of-a-patient':
    '‘/paciente’, ‘/paciente/mis-recetas’, ‘/notificaciones’, ‘/registro-completo’, ‘/grupo-familiar’, ‘/nuevo-miembro-familiar’, ‘/mi-plan’, ‘/actualizar-contrasenia’, ‘/ayuda’ and ‘/preguntas-frecuentes’ are screens',
  'routes-private-of-a-professional':
    '‘/profesional’, ‘/historia-clinica’, ‘/notificaciones’, ‘/registro-completo’, ‘/actualizar-contrasenia’ and ‘/ayuda’ are screens',
  'route-appointments': '‘/paciente/mis-turnos’ is a screen',
  'route-settlements': '‘/profesional/liquidaciones’ is a screen',
  'strangers-are-sent-to-the-landing': 'Without a session a private screen leads to the landing',
  'logged-in-are-sent-home': 'Public screens lead whoever is logged in to the home of the role',
  'terms-are-for-everybody': 'The terms are read without a session, as paragraphs',
  'login-leads-home':
    'After the login: a patient or a professional with a full profile goes home, without one to ‘/registro-completo’',
  'menu-of-a-patient-follows-the-profile':
    'The prescriptions stand in the menu of a patient only with a full profile',
  'menu-of-each-role': 'The side menu has each role’s places',
  'logo-leads-to-signup': 'The logo of the logged-out header leads to ‘/signup’',
  'login-password-shown-and-hidden': 'The password of the login can be shown and hidden',
  'login-click-sound': 'A click sounds as the login is sent',
  'login-leads-to-recovery': 'The login leads to the recovery of a password',
  'signup-two-steps':
    'Signing up has two steps: e-mail and password twice, then DNI and terms; ‘Volver’ keeps the first',
  'signup-needs-terms': '‘Crear Cuenta’ needs a valid DNI, a role and the terms',
  'signup-from-google-goes-back': '‘Volver’ leaves a signup that Google began',
  'signup-with-ticket': '‘/signup/’ with a ticket asks only for the DNI',
  'signup-completes-a-registration':
    '‘/signup’ with ‘mode=complete_registration’ completes an account without a profile',
  'signup-roles': '‘/signup’ creates a patient and ‘/signup-profesional’ a professional',
  'signup-finds-the-other-role': 'Whoever began with the wrong role finds the other way',
  'back-button-after-the-mail':
    'The back button leads to the landing once the mail is sent, else one page back',
  'recovery-asks-for-a-mail':
    '‘/recuperar-clave’ sends the e-mail as plain text and shows the notice',
  'recovery-notice':
    '‘/correo-enviado’ says that a mail was sent, sends it again and leads to the login',
  'recovery-sets-a-password': '‘/reset/finish’ sets a new password with the link’s key',
  'recovery-done': '‘/clave-restaurada’ leads to the login',
  'activation-sets-a-password': '‘/activation/finish’ sets the password by the link’s key',
  'account-created-notice': '‘/cuenta-creada’ says where to look for the mail',
  'activate-reads-the-link':
    '‘/activate’ takes the link of the mail, and an account that is active leads to the login',
  'google-signs-up-and-in': 'Google signs up and logs in',
  'google-callback-failure': '‘/gmail/callback’ that fails shows its message and a button home',
  'change-password-screen':
    '‘/actualizar-contrasenia’ asks for the current password and the new one twice',
  'patient-wizard-steps':
    'The patient’s wizard: Información Personal, Dirección, Antecedentes Médicos, Datos Ingresados',
  'professional-wizard-steps':
    'The professional’s wizard: Información Personal, Foto de Perfil, Firma Profesional, Datos Profesionales, Datos de Atención, Datos Ingresados',
  'wizard-steps-are-addresses': 'The wizard goes forward by a valid step and back with ‘Volver’',
  'wizard-unknown-step': 'An unknown step says ‘No encontrado’',
  'patient-summary': 'The summary of a patient shows all that was typed, with a way to change it',
  'professional-summary':
    'The summary of a professional shows all that was typed and sends it whole',
  'member-is-edited': 'Editing a member receives the member’s data and relationship',
  'profile-dni-is-read-only': 'The DNI cannot be written in the profile',
  'study-attachments-several': 'Several studies are attached, one after another',
  'group-screen':
    'Mi Grupo Familiar shows holder, plan, the table of members with their actions, ‘Mi Plan’, ‘Guardar’ and the note about changes',
  'group-full-or-without-room':
    '‘Agregar Miembro’ is disabled with three members or where the plan admits none',
  'group-clasic-is-empty': 'For the plan ‘Clasic’ only the empty table header shows',
  'plan-screen': 'Mi Plan shows holder and plan, and name and mobile phone that cannot be written',
  'plan-contact-button': '‘Contáctame’ asks to be called and leads home',
  'plan-closing-leads-home': 'Closing Mi Plan leads to ‘/paciente’',
  'plan-needs-a-profile': 'Mi Plan asks for a full profile first',
  toasts: 'Toasts are stacked, three at most, and told as error or as news',
  'routes-of-the-agenda':
    '‘/profesional/agenda-de-turnos’ and ‘/profesional/disponibilidad’ are screens',
} as const;
