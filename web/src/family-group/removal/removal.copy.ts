import type { FamilyGroupProblem } from '@app/contract/family-group';

/** Texts of removing a member from the group. */
export const removalCopy = {
  withdraw: 'Retirar invitación',
  withdrawFrom: (name: string) => `Retirar invitación: ${name}`,
  withdrawQuestion: (name: string) => `¿Retirás la invitación a ${name}?`,
  withdrawDetail: (name: string) =>
    `${name} deja de estar en tu grupo y su lugar queda libre. Si te equivocaste en el DNI, después agregalo con el correcto.`,
  withdrawConfirm: 'Retirar la invitación',
  withdrawn: 'Retiraste la invitación',
  withdrawFailed: 'No pudimos retirar la invitación. Probá de nuevo.',
  title: 'Quitar a alguien del grupo',
  intro: 'Si alguien ya no tiene que estar en tu grupo, pedilo acá.',
  remove: 'Pedir que salga',
  removeFrom: (name: string) => `Pedir que salga: ${name}`,
  asked: 'Pedido',
  askedDetail: 'Lo estamos viendo. Te avisamos cuando haya novedades.',
  askTitle: (name: string) => `Pedir que ${name} salga de tu grupo`,
  askDetail: 'Lo vemos nosotros y te avisamos. Mientras tanto no cambia nada.',
  askConsequences: (name: string) =>
    `Cuando salga, no vas a poder pedir consultas para ${name} ni ver su historia clínica, que se conserva. Se cancelan los turnos que le sacaste.`,
  reason: '¿Por qué? (si querés contarlo)',
  reasonHint: 'Lo lee el equipo de la clínica. No hace falta contar nada de su salud.',
  ask: 'Enviar pedido',
  sent: 'Recibimos tu pedido. Lo seguís en Mi Plan.',
  askFailed: 'No pudimos enviar tu pedido. Probá de nuevo.',
} as const;

/** Messages of the field. */
export const removalMessages = { 'reason.too-long': 'El texto es demasiado largo' } as const;

/** Messages of refusals. */
export const removalProblems = {
  'family-group.not-invited': 'Ya respondió, o ya se atendió desde tu grupo: pedí que salga.',
  'family-group.removal-asked': 'Ya lo pediste: lo estamos viendo.',
  'request.not-found': 'Ya no está en tu grupo.',
} as const satisfies Partial<Record<FamilyGroupProblem | 'request.not-found', string>>;
