/** Texts of the login, shared by every form of accounts. */
export const accountsCopy = {
  logIn: 'Ingresar',
  fillIn: 'Completá tu e-mail y tu contraseña.',
  logInTitle: 'Iniciar Sesión',
  email: 'E-mail',
  password: 'Contraseña',
  remember: 'Recordarme en este dispositivo',
  noAccount: '¿No tenés cuenta?',
  createAccount: 'Crear cuenta',
  goToLogin: 'Ir a Iniciar Sesión',
  loginFailed: 'Credenciales incorrectas',
  disabled: 'Usuario Desactivado',
  loginFault: (detail: string) => `Ocurrió un error tratando de autenticarse: ${detail}`,
  profileFault: 'Ocurrió un error iniciando sesión',
  crowded: 'Hay mucha gente ingresando. Probá de nuevo en unos segundos.',
  fromNetwork: (inTime: string) =>
    `Desde tu red de internet hubo muchos ingresos con datos equivocados y por un rato no aceptamos más de dispositivos nuevos. No es por tu cuenta. Probá de nuevo ${inTime}, o entrá ahora con «Olvidé mi contraseña»: te mandamos un enlace por correo.`,
  busyNetwork: (inTime: string) =>
    `Desde tu red de internet hubo muchos pedidos como este que nadie terminó. No es por tu cuenta. Probá de nuevo ${inTime}, o con los datos de tu celular.`,
  forgot: 'Olvidé mi contraseña',
  or: 'o',
  withGoogle: 'Continuar con Google',
  tooLate: 'Pasó demasiado tiempo. Ingresá tu contraseña otra vez.',
  linkFirst:
    'Ya tenés una cuenta con este correo. Ingresá una vez con tu contraseña y la vinculamos con Google.',
  /** Error catalogue: token expired. */
  noCookies:
    'Tu navegador no acepta cookies: al recargar la página vas a tener que ingresar otra vez. Permitilas para este sitio.',
  expired: 'Tu sesión ha expirado por favor inicia sesión nuevamente',
} as const;

/** Messages of the login form, verbatim from the specification. */
export const loginMessages = {
  'email.required': 'Email Requerido',
  'email.invalid': 'Debe ingresar un email válido',
  'password.required': 'Debe ingresar una contraseña',
  'password.too-short': 'Debe tener al menos 6 caracteres',
  'password.too-long': 'La contraseña no puede superar los 128 caracteres',
} as const;
