/** Texts of photos, signatures and files. */
export const mediaCopy = {
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
  tooShort: 'Eso es muy corto para una firma. Firmá con el trazo completo.',
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
