/** Texts of the components. */
export const uiCopy = {
  skipToContent: 'Saltar al contenido',
  optional: '(opcional)',
  showPassword: 'Mostrar clave',
  hidePassword: 'Ocultar clave',
  errorTitle: 'Error',
  errorPrefix: 'Error: ',
  errorSummary: 'Revisá estos datos',
  checkField: 'Revisá este dato',
  characters: (used: number, max: number) => `${used}/${max}`,
  charactersLeft: (left: number) => `Te quedan ${left} caracteres`,
  choose: 'Seleccioná una opción',
  noOptions: 'no hay opciones',
  moreOptions: 'Hay más: seguí escribiendo para encontrarla.',
  noMatches: 'No se encontraron coincidencias',
  minCharacters: (min: number) => `Ingrese al menos ${min} caracteres`,
  searching: 'Buscando…',
  searchFailed: 'No pudimos buscar. Probá de nuevo.',
  openList: 'Ver opciones',
  remove: (what: string) => `Quitar ${what}`,
  close: 'Cerrar',
  back: 'Volver',
  confirmed: 'Confirmado',
  retry: 'Reintentar',
  loading: 'Cargando…',
  working: 'Un momento…',
  supportCode: (code: string) => `Código para soporte: ${code}`,
  actingFor: 'Estás consultando por',
  actingRegion: 'Paciente de la consulta',
  detail: 'Ver detalle',
  hideDetail: 'Ocultar detalle',
  page: (current: number, total: number) => `${current} de ${total}`,
  pageNumber: (page: number) => `Página ${page}`,
  previous: 'Anterior',
  next: 'Siguiente',
  noPrevious: 'Esta es la primera.',
  noNext: 'Esta es la última.',
  stars: (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`),
  stepDone: 'Listo: ',
  stepOf: (step: number, count: number, name: string) => `Paso ${step} de ${count}: ${name}`,
  forward: 'Siguiente',
  finish: 'Finalizar',
  /** Where the specification finds no step. */
  unknownStep: 'No encontrado',
  unknownStepDetail: 'Ese paso no existe. Lo que escribiste está guardado.',
  firstStep: 'Ir al primer paso',
  saveAndReturn: 'Guardar y volver al resumen',
  change: 'Cambiar',
  changeOf: (what: string) => `Cambiar ${what}`,
  noAnswer: 'Sin datos',
  openMenu: 'Abrir menú',
  menu: 'Menú',
  mainNavigation: 'Principal',
  myAccount: 'Mi cuenta',
  logOut: 'Cerrar sesión',
  notifications: (unread: number) =>
    unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`,
  toasts: 'Avisos',
  closeToast: 'Cerrar aviso',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  frameFace: 'Encuadrá tu cara',
  frameHint: 'Recuadro de la foto: movelo con las flechas',
  zoom: 'Acercar',
  useThisPhoto: 'Usar esta foto',
  choosePhoto: 'Elegir foto',
  otherPhoto: 'Cambiar foto',
  currentPhoto: 'Tu foto de perfil',
  currentSignature: 'Tu firma',
  signHere: 'Firmá acá con el dedo o el mouse',
  clearDrawing: 'Borrar firma',
  drawAgain: 'Firmar de nuevo',
  uploadSignature: 'Subir una imagen de la firma',
  fileOf: (name: string, size: string) => `${name} (${size})`,
  fileFailed: 'No pudimos descargar el archivo. Probá de nuevo.',
  fileInReview: 'En revisión',
} as const;

/** Why a listed file cannot be downloaded. */
export const fileRefusals: Partial<Record<string, string>> = {
  'profiles.file-in-review': 'El antivirus todavía está revisando el archivo. Probá en un rato.',
  'profiles.file-infected': 'El antivirus encontró un problema en el archivo y lo borramos.',
};

/** The emergency numbers with the specification's descriptions; 107 goes first. */
export const emergencyNumbers = [
  { number: '107', description: 'Emergencias médicas' },
  { number: '911', description: 'Servicio coordinado de emergencias' },
  { number: '100', description: 'Bomberos' },
  { number: '103', description: 'Defensa civil' },
  { number: '105', description: 'Emergencia ambiental' },
  { number: '144', description: 'Violencia de género' },
] as const;

export const emergencyCopy = {
  region: 'Emergencias',
  question: '¿Es una emergencia? No esperes en la fila:',
  short: 'Emergencia',
  call: 'Llamar al',
  seeAll: 'Ver todos',
  title: 'Números de emergencia',
} as const;

/** Texts of the identity dialog. */
export const identityCopy = {
  withPassword: 'confirmá tu contraseña',
  withCode: 'ingresá un código de tu celular',
  password: 'Contraseña',
  passwordRequired: 'Ingresá tu contraseña.',
  code: 'Código de 6 dígitos',
  codeHint: 'Está en la aplicación de códigos de tu celular.',
  codeRequired: 'Ingresá el código.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Ejemplo: ABCDE-FGHIJ. Cada uno sirve una sola vez.',
  useRecovery: 'Usar un código de recuperación',
  useCode: 'Usar el código del celular',
  noPassword:
    'Tu cuenta todavía no tiene contraseña. Cerrá la sesión y pedila con Olvidé mi contraseña.',
  failed: 'No pudimos confirmar que sos vos. Probá de nuevo.',
} as const;

/** Why a proof of identity was refused. */
export const identityMessages: Partial<Record<string, string>> = {
  'accounts.wrong-password': 'La contraseña no es correcta.',
  'accounts.wrong-code': 'El código no es correcto.',
  'request.invalid': 'El código no es correcto.',
};
