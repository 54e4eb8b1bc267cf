import { countOf } from '../../ui/format.ts';

/** Texts of the guard with nobody waiting. */
export const dayCopy = {
  today: 'Tu guardia de hoy',
  attended: 'Atendiste hoy',
  patients: (count: number) => countOf(count, 'paciente', 'pacientes'),
  averageWait: 'Espera promedio hoy',
  minutes: (minutes: number) => (minutes < 1 ? 'menos de 1 min' : `${minutes} min`),
  noWait: 'todavía no se llamó a nadie',
  pending: 'Registros pendientes',
  noPending: 'ninguno',
  pendingOf: (count: number) => countOf(count, 'registro sin terminar', 'registros sin terminar'),
  next: 'Próximo turno',
  colleagues: 'También de guardia',
  nobodyElse: 'No hay nadie más de guardia.',
  busy: 'Atendiendo',
  free: 'Libre',
  more: (count: number) => `Y ${countOf(count, 'profesional más', 'profesionales más')}.`,
  device: 'Cómo te avisa este equipo',
  sound: 'Sonido',
  soundOn: 'Suena cuando alguien espera',
  soundAsleep: 'El navegador no deja sonar hasta que toques la pantalla',
  soundOff: 'Silenciado: activalo con el botón Sonido',
  notices: 'Avisos',
  mobile: 'En el celular, dejá la guardia a la vista',
  failed: 'No pudimos traer los datos de tu guardia de hoy',
} as const;
