import type { ActionGroup } from '../../lib/screen-actions.ts';

/** Texts of the action palette. */
export const paletteCopy = {
  title: 'Acciones',
  search: 'Buscar una acción',
  list: 'Acciones de esta pantalla',
  shortcuts: 'Atajos del teclado',
  backToActions: 'Volver a las acciones',
  notLoaded: 'No pudimos abrir las acciones. Revisá tu conexión y probá de nuevo.',
  goTo: (place: string) => `Ir a ${place}`,
  groups: {
    call: 'Videollamada',
    sections: 'Secciones del registro',
    record: 'Registro',
    history: 'Historia clínica',
    guard: 'Guardia',
    agenda: 'Agenda de turnos',
    place: 'Ir a otra pantalla',
    help: 'Ayuda',
  } satisfies Record<ActionGroup, string>,
} as const;
