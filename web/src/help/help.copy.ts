import type { HelpText } from '@app/contract/contents';

/** Illustrated guides. */
export type GuideName = 'camera' | 'guard' | 'prescription' | 'connection';

/** A guide of three pictures with captions. */
export type HelpGuide = { name: GuideName; captions: readonly [string, string, string] };

/** A question with its answer, and additions by the product. */
export type HelpEntry = HelpText & {
  guide?: HelpGuide;
  /** The answer lists the keyboard shortcuts. */
  hasShortcuts?: true;
};

/** Texts of the help screens. */
export const helpCopy = {
  help: 'Ayuda',
  frequent: 'Preguntas frecuentes',
  search: 'Buscar en la ayuda',
  searchHint: 'Por ejemplo: receta, cámara, turno',
  found: (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  sections: {
    general: 'Lo general',
    patient: 'Para pacientes',
    professional: 'Para profesionales',
  },
  yes: 'Sí: podés consultar por',
  no: 'No: necesitás atención presencial o una emergencia',
  guardHours: 'La guardia atiende',
  emergency: '¿Es una emergencia?',
  emergencyDetail: 'No esperes una videollamada. Llamá ahora:',
  contact: '¿No encontraste lo que buscabas?',
  byPhone: (hours: string) => (hours ? `Soporte, ${hours}:` : 'Soporte:'),
  hours: (hours: string) => `Soporte: ${hours}.`,
  byEmail: 'Escribinos a',
} as const;

/** Illustrated guides, by the address of their question. */
export const guides: Readonly<Record<string, HelpGuide>> = {
  camara: {
    name: 'camera',
    captions: [
      'Tocá el candado que está al lado de la dirección.',
      'En Cámara y en Micrófono, elegí Permitir.',
      'Volvé a la página y tocá Reintentar.',
    ],
  },
  conexion: {
    name: 'connection',
    captions: [
      'Acercate al router, o usá los datos del celular.',
      'Cerrá las otras aplicaciones que usen internet.',
      'Si se corta, esperá sin cerrar la página: vuelve sola.',
    ],
  },
  guardia: {
    name: 'guard',
    captions: [
      'En el inicio, tocá Guardia Virtual.',
      'Elegí para quién es, la especialidad y el motivo.',
      'Esperá con la página abierta: suena cuando te llaman.',
    ],
  },
  receta: {
    name: 'prescription',
    captions: [
      'Tocá Recetas, abajo en el celular, o Mis recetas en el menú.',
      'En la receta que buscás, tocá Compartir o Descargar PDF.',
      'Mandala a la farmacia, o mostrala en el celular.',
    ],
  },
};
