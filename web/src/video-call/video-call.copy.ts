import { withArticle, withCapitalArticle } from '@app/contract/kernel';
import type { DeviceFailure, VideoCallProblem } from '@app/contract/video-call';
import type { Device, EndReason } from './session/call-session.ts';

/** 'de la Dra. Paula Ríos', 'del Dr. Juan Paz', 'de Tomás González'. */
const ofName = (name: string) => `de ${withArticle(name)}`.replace(/^de el /, 'del ');

/** 'a la Dra. Paula Ríos', 'al Dr. Juan Paz', 'a Tomás González'. */
const toName = (name: string) => `a ${withArticle(name)}`.replace(/^a el /, 'al ');

/** Refusals of a call. */
const problemMessage = {
  'video-call.channel-not-found': 'No encontramos esta consulta',
  'video-call.call-over': 'Esta consulta ya terminó',
  'video-call.token-refused': 'Ocurrió un error al conectarse al video/audio',
  'video-call.not-joined': 'Ocurrió un error al conectarse al video/audio',
  'video-call.not-for-this-role': 'Tu cuenta no participa de videollamadas',
} as const satisfies Record<VideoCallProblem, string>;

export const stageCopy = {
  stage: 'Videollamada',
  toolbar: 'Controles de la llamada',
  microphone: 'Micrófono',
  mute: 'Silenciar micrófono',
  unmute: 'Activar micrófono',
  camera: 'Cámara',
  cameraOff: 'Apagar cámara',
  cameraOn: 'Prender cámara',
  more: 'Más',
  moreOptions: (unread: number) =>
    unread === 0
      ? 'Más opciones'
      : `Más opciones, ${unread === 1 ? '1 mensaje nuevo' : `${unread} mensajes nuevos`}`,
  hangUp: 'Cortar',
  hangUpCall: 'Cortar llamada',
  writeMessage: 'Escribir mensaje',
  switchCamera: 'Girar cámara',
  audioOnly: 'Solo audio',
  videoAgain: 'Volver al video',
  fill: 'Ajustar imagen: llenar la pantalla',
  fit: 'Ajustar imagen: ver completa',
  chooseMicrophone: 'Cambiar micrófono',
  microphoneNumber: (number: number) => `Micrófono ${number}`,
  closeOptions: 'Cerrar opciones',
  selfView: 'Mi imagen',
  moveSelfView: 'Mover mi imagen',
  picture: 'Imagen',
  fold: 'Ocultar la imagen',
  unfold: 'Mostrar la imagen',
  remoteView: (name: string) => `Video ${ofName(name)}`,
  duration: 'Duración',
  theirCameraIsOff: (name: string) => `${withCapitalArticle(name)} tiene la cámara apagada`,
  theirMicrophoneIsOff: (name: string) => `${withCapitalArticle(name)} tiene el micrófono apagado`,
  tapToListen: 'Tocá para escuchar',
  tapForMicrophone: 'Tocá para volver a activar el micrófono',
  tapForCamera: 'Tu cámara se desconectó. Tocá para volver a encenderla.',
  stillInterrupted: 'Si sigue sin andar, recargá la página: tu lugar en la consulta no se pierde.',
} as const;

/** Announcements of shortcuts. */
export const spokenCopy = {
  microphone: (isOn: boolean) => (isOn ? 'Micrófono activado' : 'Micrófono silenciado'),
  camera: (isOn: boolean) => (isOn ? 'Cámara prendida' : 'Cámara apagada'),
} as const;

export const bannerCopy = {
  connecting: 'Conectando…',
  waitingFor: (name: string) => `Esperando ${toName(name)}…`,
  unstable: 'Conexión de red inestable',
  unstableDetail: 'Bajamos la calidad del video; el audio sigue.',
  reconnecting: 'Reconectando…',
  seconds: (seconds: number) => `${seconds} s`,
  recovered: 'La conexión volvió',
  lost: 'Se cortó la llamada',
  lostDetail: 'La consulta sigue abierta: podés volver a entrar.',
  enterAgain: 'Volver a entrar',
  phoneMe: 'Llamame por teléfono',
  phoneMeText: 'No puedo seguir por video. Llamame por teléfono, por favor.',
  phoneMeTold: (name: string) => `Le avisamos ${toName(name)}. Tené el teléfono a mano.`,
  phoneMeFailed: 'No pudimos avisar. Probá volver a entrar.',
  otherLost: (name: string) => `Se cortó la conexión ${ofName(name)}. Esperamos que vuelva…`,
  professionalLeft: (name: string) => `${withCapitalArticle(name)} salió de la llamada`,
  patientLeft:
    'El paciente se desconecto, por favor, complete el registro de consulta antes de finalizar la llamada.',
  microphoneReplaced: 'Tu micrófono se desconectó',
  microphoneReplacedDetail: (label: string) =>
    `Seguimos con ${label ? `“${label}”` : 'otro'}. En Más podés elegir cuál usar.`,
  cameraReplaced: 'Tu cámara se desconectó',
  cameraReplacedDetail: (label: string) => `Seguimos con ${label ? `“${label}”` : 'otra'}.`,
  cameraPaused: 'Tu cámara está en pausa: la usa otra aplicación o una llamada',
  cameraPausedDetail: 'Vuelve sola. Si no vuelve, apagala y prendela.',
  silent: '¿No escuchás? Subí el volumen',
  still: (name: string) => `La imagen ${ofName(name)} está detenida`,
  stillDetail: 'Es por la conexión; el audio sigue.',
} as const;

/** The connection in words, during the call. */
export const connectionWords = {
  good: 'Conexión buena',
  fair: 'Conexión regular',
  unstable: 'Conexión inestable',
  none: 'Sin conexión',
} as const;

export const endingCopy = {
  'patient-finished': 'La consulta terminó',
  'professional-finished': 'La consulta terminó',
  'professional-cancelled': 'El profesional canceló la consulta',
  failed: 'Ocurrió un error al conectarse al video/audio',
  'hung-up': 'Terminó la videollamada',
  left: 'Saliste de la llamada',
  replaced: 'Seguís la consulta en otra pantalla',
  tampered: 'Cortamos la llamada porque no pudimos comprobar que fuera segura.',
  refused: 'Ocurrió un error al conectarse al video/audio',
  over: 'Esta consulta ya terminó',
} as const satisfies Record<EndReason, string>;

const STILL_NEEDED =
  'Si todavía necesitás atención, podés volver a pedirla con Guardia Virtual, desde el inicio.';

/** Texts of an ending and its next step, by side. */
export const endingDetail: Partial<Record<EndReason, string>> = {
  'professional-cancelled': STILL_NEEDED,
  failed: STILL_NEEDED,
  'hung-up':
    'El profesional está terminando de escribir la consulta. Lo que te indique, y los documentos, los vas a encontrar en tus notificaciones. Ya podés salir.',
  replaced: 'Está en otra ventana o en otro dispositivo, que se desconecta si seguís acá.',
  tampered: 'La consulta sigue abierta: podés volver a entrar. Si se repite, probá con otra red.',
  refused: 'Revisá tu conexión a internet y volvé a entrar.',
  over: 'Si el profesional te indicó algo, lo vas a encontrar en tus notificaciones.',
};

export const textsCopy = {
  title: 'Mensajes',
  close: 'Cerrar mensajes',
  empty: 'Todavía no hay mensajes. Quedan guardados con la consulta.',
  field: 'Tu mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
  you: 'Vos',
  notSent: 'No se pudo enviar. Probá de nuevo.',
  notHeard: 'Probé mi micrófono antes de entrar y no se escuchó: puede que no me oigas.',
  received: (name: string, body: string) => `Mensaje ${ofName(name)}: ${body}`,
} as const;

export const leaveCopy = {
  question: '¿Querés terminar la consulta?',
  detail: 'Si la terminás, no vas a poder volver a entrar a esta videollamada.',
  confirm: 'Terminar la consulta',
  failed: 'No pudimos avisar que terminaste. Probá de nuevo.',
} as const;

/** The professional hangs up before the record is finished. */
export const hangUpCopy = {
  question: '¿Cortamos la videollamada?',
  detail:
    'Se apagan la imagen y el sonido de los dos. El registro queda abierto para que lo termines, y le avisamos al paciente que lo que indiques le llega después.',
  confirm: 'Cortar y seguir escribiendo',
} as const;

export const callScreenCopy = {
  title: 'Videollamada',
  heading: (name: string) => `En consulta con ${withArticle(name)}`,
  loading: 'Entrando a la consulta…',
  notLoaded: 'Ocurrió un error al conectarse al video/audio',
  home: 'Ir al inicio',
  continueHere: 'Seguir en esta pantalla',
  completeRecord: 'Completá el registro para finalizar la consulta.',
} as const;

/** Advice for each failure of a device. */
export const deviceCopy = {
  explainTitle: 'Cámara y micrófono',
  explain: 'Ahora el navegador te va a preguntar si podemos usar la cámara y el micrófono: tocá',
  allow: 'Permitir',
  retry: 'Reintentar',
  withoutCamera: 'Entrar sin cámara',
  audioOnly: 'Seguir solo con audio',
  withoutDevices: 'Seguir sin cámara ni micrófono',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  browserHelp: 'Cómo dar permiso en tu navegador',
  steps: 'Qué hacer',
} as const;

/** Texts of the preview. */
export const previewCopy = {
  opening: 'Prendiendo tu cámara… Si el navegador pregunta, tocá Permitir.',
  off: 'Cámara apagada',
  goesWithout: 'Vas a entrar sin cámara. La podés prender durante la llamada.',
  toldInCall: 'En la llamada te mostramos cómo solucionarlo.',
} as const;

const CAMERA_OR_MICROPHONE: Record<Device, string> = {
  camera: 'la cámara',
  microphone: 'el micrófono',
};

type FailureText = { title: string; detail: string; steps: readonly string[] };

/** Texts of device failures. */
export const failureText = (device: Device, failure: DeviceFailure): FailureText =>
  FAILURES[failure](CAMERA_OR_MICROPHONE[device]);

const FAILURES: Record<DeviceFailure, (what: string) => FailureText> = {
  'refused-by-user': (what) => ({
    title: `No nos diste permiso para usar ${what}`,
    detail: 'Sin ese permiso no te pueden ver ni escuchar.',
    steps: [
      'Tocá el candado o el ícono de la cámara que está al lado de la dirección de la página.',
      'En Cámara y Micrófono elegí Permitir.',
      'Volvé acá y tocá Reintentar.',
    ],
  }),
  'refused-by-system': (what) => ({
    title: `Tu dispositivo no deja que el navegador use ${what}`,
    detail: 'El permiso está apagado en la configuración del teléfono o de la computadora.',
    steps: [
      'Abrí la configuración de tu dispositivo y buscá Privacidad.',
      'En Cámara y en Micrófono, habilitá tu navegador.',
      'Volvé acá y tocá Reintentar.',
    ],
  }),
  'in-use': (what) => ({
    title: `Otra aplicación está usando ${what}`,
    detail: 'Cerrá Zoom, Meet o WhatsApp y tocá Reintentar.',
    steps: [],
  }),
  absent: (what) => ({
    title: `No encontramos ${what}`,
    detail:
      what === CAMERA_OR_MICROPHONE.camera
        ? 'Revisá que esté conectada, o seguí solo con audio.'
        : 'Revisá que esté conectado y tocá Reintentar.',
    steps: [],
  }),
  unsupported: (what) => ({
    title: `Este navegador no puede usar ${what}`,
    detail: 'Abrí esta página en Chrome, Safari, Edge o Firefox.',
    steps: [
      'Si llegaste desde WhatsApp u otra aplicación, tocá los tres puntos y elegí Abrir en el navegador.',
      'Si no, actualizá el navegador y volvé a entrar.',
    ],
  }),
  unanswered: () => ({
    title: 'El navegador no respondió',
    detail:
      'No nos dijo si podemos usar la cámara y el micrófono. Pasa en los navegadores que se abren dentro de WhatsApp u otra aplicación.',
    steps: [
      'Si ves la pregunta, tocá Permitir y después Reintentar.',
      'Si no la ves, tocá los tres puntos y elegí Abrir en el navegador.',
      'O copiá el enlace y abrilo en Chrome, Safari, Edge o Firefox.',
    ],
  }),
  other: (what) => ({
    title: `No pudimos usar ${what}`,
    detail: 'Ocurrió un error al conectarse al video/audio',
    steps: ['Recargá la página.', 'Si sigue igual, probá con otro navegador.'],
  }),
};

export const BROWSER_HELP = {
  chrome: 'https://support.google.com/chrome/answer/2693767?hl=es-419',
  firefox: 'https://support.mozilla.org/es/kb/permisos-camara-microfono',
  safari: 'https://support.apple.com/es-lamr/guide/safari/ibrwe2159f50/mac',
  edge: 'https://support.microsoft.com/es-es/windows/privacidad-camara',
} as const;

export const checkCopy = {
  title: 'Probemos tu equipo',
  beforeCall: 'Antes de llamar',
  notNow: 'Volver',
  start: 'Probar cámara y micrófono',
  again: 'Volver a probar',
  preview: 'Así te va a ver el profesional',
  level: 'Nivel del micrófono',
  levelValue: (percent: number) => (percent < 5 ? 'sin sonido' : `${percent} de 100`),
  speak: 'Decí algo: la barra se tiene que mover.',
  playSound: 'Reproducir un sonido',
  didYouHear: '¿Lo escuchaste?',
  yes: 'Sí',
  no: 'No',
  noSound: 'Subí el volumen, revisá los auriculares y probá otra vez.',
  ticks: 'Resultado de la prueba',
  cameraWorks: 'La cámara funciona',
  withoutCamera: 'Vas a entrar sin cámara',
  microphoneWorks: 'El micrófono funciona',
  soundWorks: 'El sonido se escucha',
  continue: 'Continuar',
  starting: 'Un momento: estamos preparando la prueba…',
  goesOn: 'Todo funciona: seguimos solos en unos segundos.',
  goesOnIn: (seconds: number) => `Todo funciona. Seguimos en ${seconds} s.`,
  stay: 'Esperar',
  mayGoOn: 'Cuando quieras, tocá Continuar.',
  notYet: 'Primero probá el micrófono: decí algo en voz alta.',
  notHeard: 'Todavía no te escuchamos',
  notHeardTips: [
    'Fijate que el micrófono no esté silenciado, en el equipo o en los auriculares.',
    'Acercate y hablá más fuerte.',
    'Desenchufá los auriculares, o probá con otros.',
  ],
  goOn: 'Seguir igual',
  goOnDetail:
    'Si seguís, le avisamos al profesional que quizá no se te escuche. En la llamada también podés escribirle.',
} as const;

export const connectionCopy = {
  title: 'Estamos probando tu conexión',
  progress: 'Avance de la prueba',
  hint: 'Tarda menos de 16 segundos.',
  insufficient: 'Tu conexión no alcanza para una videollamada',
  detail: 'Acercate al wifi o probá con otra red. También podés hacer la consulta solo con audio.',
  closesIn: (seconds: number) => `Volvemos al inicio en ${seconds} s`,
  retry: 'Reintentar',
  audioOnly: 'Seguir solo con audio',
} as const;

/** Texts of a call that cannot be entered. */
export const callProblemText = (code: string): string =>
  (problemMessage as Record<string, string>)[code] ?? callScreenCopy.notLoaded;
