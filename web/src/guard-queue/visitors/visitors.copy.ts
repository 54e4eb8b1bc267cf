import type { GuardSummary } from '@app/contract/guard-queue';

type Wait = NonNullable<GuardSummary['wait']>;

const minutes = ({ from, to }: Wait) =>
  from === 0 ? `menos de ${to} minutos` : `${from} a ${to} minutos`;

/** The approximate wait of a new patient. */
export const waitText = (wait: Wait): string => `Espera aproximada: ${minutes(wait)}`;

/** Texts for visitors of the landing. */
export const visitorsCopy = {
  now: 'Atendiendo ahora',
  nobody:
    'En este momento no hay profesionales en línea. Los turnos y tus recetas siguen disponibles.',
} as const;
