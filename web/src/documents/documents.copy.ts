import type { DocumentKind } from '@app/contract/documents';

/** Texts of the public check of a document. */
export const verifyCopy = {
  title: 'Verificar un documento',
  intro:
    'Para saber si una receta, un certificado u otro documento es auténtico y vale hoy, ingresá su código y el DNI de la persona. No se muestran medicamentos, diagnósticos ni nombres.',
  code: 'Código del documento',
  codeHint:
    'En recetas, pedidos de estudios y derivaciones es el CUIR, de 41 números, al lado del código de barras. En los demás documentos son 16 letras y números.',
  dni: 'DNI del paciente',
  dniHint: 'Con o sin puntos. Ejemplo: 30.123.456',
  submit: 'Verificar',
  valid: {
    prescription: [
      'La receta es válida',
      'El código y el DNI coinciden, está vigente y no se dispensó.',
    ],
    study: ['El pedido de estudios es válido', 'El código y el DNI coinciden y está vigente.'],
    referral: ['La derivación es válida', 'El código y el DNI coinciden y está vigente.'],
    certificate: ['El certificado es auténtico', 'El código y el DNI coinciden.'],
    instructions: ['Las indicaciones son auténticas', 'El código y el DNI coinciden.'],
    teleassistance: ['La constancia de atención es auténtica', 'El código y el DNI coinciden.'],
  } satisfies Record<DocumentKind, [title: string, detail: string]>,
  invalid: 'El documento no es válido',
  invalidDetail:
    'Puede que el código y el DNI no coincidan, o que el documento esté vencido, anulado, reemplazado por otro o ya dispensado.',
  test: 'Es un documento de prueba',
  testDetail: {
    prescription: 'El código y el DNI coinciden, pero ninguna farmacia puede dispensar la receta.',
    other: 'El código y el DNI coinciden, pero no tiene validez legal.',
  },
  testMark: 'Documento de prueba, sin validez legal',
} as const;

/** Messages of refused fields of the check. */
export const verifyMessages = {
  'code.required': 'Ingresá el código',
  'code.invalid': 'El código tiene 41 números, o 16 letras y números',
  'id_number.required': 'Ingresá el DNI',
  'id_number.invalid': 'Ingresa un DNI válido',
} as const;
