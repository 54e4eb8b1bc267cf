/** Texts of the agendas that staff opens. */
export const staffAgendasCopy = {
  title: 'Turnos',
  professional: 'Profesional',
  option: (name: string, specialty: string, attends: boolean) =>
    attends ? `${name} · ${specialty}` : `${name} · ${specialty} · no puede atender`,
  choose: 'Elegí un profesional',
  chooseDetail: 'Vas a ver sus turnos y sus horas libres.',
  nobody: 'Nadie da turnos todavía',
  nobodyDetail: 'Acá aparecen los profesionales que abrieron horarios.',
  failed: 'Ocurrió un error al obtener los profesionales',
} as const;
