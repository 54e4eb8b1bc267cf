/** Texts of attached studies. */
export const studiesCopy = {
  label: 'Estudios',
  hint: 'Adjuntá análisis o informes en pdf, doc, docx, jpeg, jpg o png. Hasta 20 archivos de 5 MB cada uno.',
  choose: 'Adjuntar archivos',
  list: 'Estudios adjuntos',
  ready: (name: string, size: string) => `${name}, ${size}, listo`,
  /** For a file in review; its state is shown next to it. */
  named: (name: string, size: string) => `${name}, ${size}`,
  reviewHint:
    'Un antivirus revisa cada archivo antes de que se pueda abrir. Podés seguir mientras tanto.',
  infected: (name: string) => `${name}: el antivirus encontró un problema y lo borramos`,
  dismiss: (name: string) => `Sacar ${name} de la lista`,
  sending: (name: string, percent: number) => `${name}, subiendo ${percent} %`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  retry: (name: string) => `Reintentar ${name}`,
  drop: (name: string) => `Quitar ${name}`,
  download: (name: string) => `Descargar ${name}`,
  failed: 'No pudimos traer tus estudios.',
  removeQuestion: (name: string) => `¿Quitar ${name}?`,
  removeDetail: 'Si un profesional ya lo vio, queda guardado en tu historia clínica.',
  remove: 'Quitar',
  removeFailed: 'No pudimos quitar el archivo. Probá de nuevo.',
} as const;

/** Why a file was refused. */
export const studyRefusals: Partial<Record<string, string>> = {
  'profiles.file-type-refused': 'El tipo de archivo no es válido',
  'profiles.file-broken':
    'el archivo está dañado o incompleto. Descargalo otra vez y fijate que se abra, o sacale una foto al papel',
  'profiles.file-locked':
    'el archivo pide contraseña. Abrilo, elegí Imprimir y «Guardar como PDF», y subí esa copia',
  'profiles.file-without-pages':
    'el archivo no tiene ninguna página. Pedilo de nuevo a quien te lo mandó, o sacale una foto al papel',
  'profiles.image-too-large': 'la imagen tiene más de 6000 píxeles de lado',
  'profiles.file-too-large': 'el archivo tiene más de 5 MB',
  'request.too-large': 'el archivo tiene más de 5 MB',
  'profiles.too-many-files': 'ya adjuntaste 20 archivos o 50 MB',
  'request.too-many': 'subiste muchos archivos seguidos. Probá de nuevo en un rato',
  'network.unreachable': 'no hay conexión',
};
export const studyFailed = 'no se pudo subir';
