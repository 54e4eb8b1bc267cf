import type { ContentKind } from '@app/contract/contents';

/** Texts of the contents that the clinic changes. */
export const contentsCopy = {
  title: 'Contenidos',
  failed: 'No pudimos leer los contenidos.',
  text: 'Texto',
  version: 'Versión',
  published: 'Publicada',
  state: 'Estado',
  ofTheProduct: 'La del producto',
  none: 'Sin publicar',
  draft: 'Hay un borrador',
  upToDate: 'Publicado',
  waiting:
    'El borrador espera que otra persona apruebe su publicación. Si lo cambiás, hay que pedirla otra vez.',
  titleField: 'Título',
  body: 'Texto',
  changes: 'Qué cambia',
  changesHint: 'Lo lee cada persona cuando le pedimos que vuelva a aceptar.',
  changesOfPage: 'Queda en el historial.',
  save: 'Guardar borrador',
  saved: 'Borrador guardado',
  saveFailed: 'No se guardó. Probá de nuevo.',
  preview: 'Así se va a ver',
  publish: 'Publicar',
  publishHint: 'Guardá el borrador para poder publicarlo.',
  history: (version: number, changes: string) =>
    changes ? `Versión ${version}: ${changes}` : `Versión ${version}`,
  noNumbers: 'Solo los números de siempre.',
  fixedNumbers:
    'El 107, el 911 y los demás de siempre están en todos los casos: no se pueden quitar.',
} as const;

export const contentName: Record<ContentKind, string> = {
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  teleconsultation: 'Consentimiento para la teleconsulta',
  help: 'Ayuda y preguntas frecuentes',
  recommendations: 'Recomendaciones antes de consultar',
  'emergency-numbers': 'Otros números de emergencia',
  'nobody-on-duty': 'Guardia sin profesionales',
};

export const bodyHint: Record<ContentKind, string> = {
  terms: 'Los párrafos se separan con una línea vacía.',
  privacy: 'Los párrafos se separan con una línea vacía.',
  teleconsultation: 'Los párrafos se separan con una línea vacía.',
  help: '«# Para pacientes» empieza una sección (o «Lo general», «Para profesionales»), «## ¿Pregunta? [direccion]» una pregunta; «+ » y «- » marcan lo que sí y lo que no se atiende por video.',
  recommendations: 'Una recomendación por línea.',
  'emergency-numbers': 'Uno por línea, con su número y para qué es: 147 Atención ciudadana',
  'nobody-on-duty': 'Un solo párrafo.',
};

export const contentsProblem: Readonly<Record<string, string>> = {
  'contents.changed-meanwhile':
    'Otra persona guardó o publicó este texto mientras lo editabas. Copiá lo tuyo y volvé a abrirlo.',
  'contents.nothing-to-publish': 'El borrador dice lo mismo que lo publicado.',
  'approvals.already-waiting': 'La publicación de este borrador ya espera a otra persona.',
};
/** Why a line of a text cannot be read. */
export const unreadable = {
  line: (line: number | string) => `No se entiende la línea ${line}: revisá cómo está escrita.`,
  section: (line: number) =>
    `Línea ${line}: antes de las preguntas va una sección: «# Lo general», «# Para pacientes» o «# Para profesionales».`,
  question: (line: number) =>
    `Línea ${line}: acá va una pregunta con su dirección, como «## ¿Pregunta? [direccion]».`,
  repeated: (line: number) =>
    `Línea ${line}: otra pregunta ya tiene la dirección que está entre corchetes.`,
  answer: (line: number) => `Línea ${line}: a esta pregunta le falta la respuesta.`,
} as const;

export const publishForm = {
  title: 'Publicar',
  explain:
    'Es una versión nueva: la anterior queda guardada. Los términos y la privacidad se vuelven a pedir a cada cuenta cuando entra; el consentimiento, antes de la próxima consulta.',
  confirm: 'Publicar',
  purpose: 'Para publicar',
  failed: 'No se publicó. Probá de nuevo.',
  reason: 'Motivo',
  done: 'Quedó publicado',
  waiting: 'Espera que otra persona lo apruebe',
} as const;

export const contentMessages = {
  'reason.too-short': 'Escribí el motivo, con al menos 10 letras',
  'reason.too-long': 'El motivo es demasiado largo',
  'content.too-long': 'El texto es demasiado largo',
  title: 'Escribí el título, de hasta 120 letras',
  changes: 'Contá qué cambia en menos de 500 letras',
} as const;
