/** Texts of the profile wizards. */
export const wizardCopy = {
  resumed: 'Seguí donde dejaste.',
  resumedDetail: 'Guardamos los pasos que ya completaste.',
  discard: 'Empezar de nuevo',
  recovered: 'Recuperamos lo que estabas escribiendo cuando se cerró tu sesión.',
  conflict: 'Estos datos cambiaron en otra pestaña',
  conflictDetail:
    'Mientras completabas este paso se guardaron otros datos. Elegí con cuáles querés seguir.',
  takeTheirs: 'Usar lo guardado',
  keepMine: 'Guardar lo que escribí acá',
  notSaved: 'No pudimos guardar este paso. Lo que escribiste sigue acá: probá de nuevo.',
} as const;
