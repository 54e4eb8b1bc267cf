import { prescriptionsCopy } from '../prescriptions.copy.ts';

/** Texts of sharing a prescription if the device cannot share files. */
export const sharingCopy = {
  title: 'Compartir receta',
  text: (address: string, until: string) =>
    [
      `Te comparto una receta. Se abre hasta las ${until} con el DNI del paciente:`,
      address,
      `${prescriptionsCopy.screenshot} En la farmacia se muestra el PDF.`,
    ].join('\n'),
  terms: (until: string) =>
    `El enlace sirve hasta las ${until} y pide el DNI del paciente. Si hacés otro, este deja de servir.`,
  byWhatsApp: 'Enviar por WhatsApp',
  copy: 'Copiar el texto',
  copied: 'Texto copiado.',
  copyFailed: 'No pudimos copiarlo. Mantené apretado el texto para copiarlo.',
  failed: 'No pudimos crear el enlace',
} as const;

/** Texts of the page that such a link opens. */
export const linkCopy = {
  title: 'Receta compartida',
  intro: 'Para abrirla ingresá el DNI del paciente. Se guarda como PDF en este dispositivo.',
  dni: 'DNI del paciente',
  dniHint: 'Con o sin puntos. Ejemplo: 30.123.456',
  open: 'Abrir receta',
  fileName: 'receta.pdf',
  opened: 'La receta está en tus descargas: receta.pdf',
  openedDetail: `${prescriptionsCopy.screenshot} En la farmacia se muestra el PDF.`,
  incomplete: 'Abrí otra vez el enlace del mensaje',
  incompleteDetail:
    'El enlace llegó incompleto, o la página se volvió a cargar. Con el enlace entero te pedimos el DNI del paciente.',
  invalid: 'No pudimos abrir la receta',
  invalidDetail:
    'Puede que el DNI no sea el del paciente, que el enlace esté incompleto o que hayan pasado los 15 minutos. Pedile a quien te lo mandó que te comparta otro.',
} as const;

/** Messages of the field. */
export const linkMessages = {
  'id_number.required': 'Ingresá el DNI',
  'id_number.invalid': 'Ingresa un DNI válido',
} as const;
