const listed = new Intl.ListFormat('es-AR');

/** Texts of the profile wizards. */
export const wizardCopy = {
  resumed: 'Seguí donde dejaste.',
  resumedDetail: 'Guardamos los pasos que ya completaste.',
  discard: 'Empezar de nuevo',
  discardQuestion: '¿Empezar de nuevo?',
  discarded: (steps: readonly string[]) =>
    `Se borra lo que escribiste en ${listed.format(steps)} y todavía no finalizaste.`,
  unfinished: {
    question: '¿Salir sin finalizar?',
    detail:
      'Los datos se guardan cuando presionás Finalizar, en el último paso. Si salís ahora, te esperan acá.',
    leave: 'Salir sin finalizar',
  },
  recovered: 'Recuperamos lo que estabas escribiendo cuando se cerró tu sesión.',
  conflict: 'Estos datos cambiaron en otra pantalla',
  conflictDetail:
    'Mientras completabas este paso se guardaron otros datos. Elegí con cuáles querés seguir.',
  goneDetail:
    'Allá se finalizó o se descartó lo que se estaba completando. Elegí con cuáles datos querés seguir.',
  takeTheirs: 'Usar lo guardado',
  keepMine: 'Guardar lo que escribí acá',
  notSaved: 'No pudimos guardar este paso. Lo que escribiste sigue acá.',
} as const;
