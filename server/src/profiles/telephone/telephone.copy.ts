import { TELEPHONE_CODE_MINUTES, TELEPHONE_UNDO_HOURS } from '@app/contract/profiles';

/** Texts about an account's telephone, sent outside the product. */
export const telephoneCopy = {
  changedSubject: (brand: string) => `Cambió tu teléfono en ${brand}`,
  changed: (brand: string, ending: string) => [
    `El teléfono de tu perfil de ${brand} es ahora el que termina en ${ending}.`,
    'Si lo cambiaste vos, no hace falta que hagas nada.',
    `Si no fuiste vos, volvé al teléfono anterior con este enlace, y después elegí una contraseña nueva. El enlace sirve durante ${TELEPHONE_UNDO_HOURS} horas y una sola vez.`,
  ],
  undoLink: 'Volver a mi teléfono anterior',
  /** An approved authentication template, whose words are WhatsApp's. */
  code: (code: string) =>
    `*${code}* es tu código de verificación. Por tu seguridad, no lo compartas. Este código caduca en ${TELEPHONE_CODE_MINUTES} minutos.`,
} as const;

/** WhatsApp's template for codes, by its name there. */
export const CODE_TEMPLATE = { name: 'codigo', language: 'es_AR' } as const;
