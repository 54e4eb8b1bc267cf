const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A waiting time in words. */
export function inTime(seconds: number): string {
  const [size, one, many] =
    seconds > HOUR
      ? [HOUR, 'hora', 'horas']
      : seconds > MINUTE
        ? [MINUTE, 'minuto', 'minutos']
        : [1, 'segundo', 'segundos'];
  const count = Math.ceil(seconds / size);
  return `en ${count} ${count === 1 ? one : many}`;
}

/** General error messages. */
export const failureCopy = {
  offline: 'No hay conexión a internet. Revisala y probá de nuevo.',
  unreachable:
    'No pudimos comunicarnos con la plataforma. Revisá tu conexión a internet y probá de nuevo.',
  tooMany: (seconds: number) => `Probaste muchas veces. Probá de nuevo ${inTime(seconds)}.`,
  fault: 'Tuvimos un problema. Probá de nuevo en unos minutos.',
} as const;
