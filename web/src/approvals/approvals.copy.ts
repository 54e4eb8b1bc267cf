/** Texts of the acts that wait for a second person. */
export const approvalsCopy = {
  title: 'Esperan tu aprobación',
  explain:
    'Otra persona del equipo lo pidió. Se hace recién cuando alguien más lo aprueba; si nadie decide en 7 días, vence.',
  askedTitle: 'Esperan a otra persona',
  askedExplain:
    'Lo pediste vos. Lo tiene que aprobar otra persona del equipo que también lo pueda pedir; si no hay ninguna, vence. Mientras espera lo podés retirar.',
  failed: 'No pudimos leer lo que espera aprobación.',
  asked: (by: string, when: string) => `Lo pidió ${by} el ${when}`,
  expires: (when: string) => `Vence el ${when}`,
  sheet: 'Ver la ficha',
  sheetOf: (whom: string) => `Ver la ficha de ${whom}`,
  contents: 'Ver el borrador',
  approve: 'Aprobar',
  reject: 'Rechazar',
  approveOf: (what: string, whom: string) => `Aprobar: ${what} de ${whom}`,
  rejectOf: (what: string, whom: string) => `Rechazar: ${what} de ${whom}`,
  withdraw: 'Retirar',
  withdrawOf: (what: string, whom: string) => `Retirar: ${what} de ${whom}`,
  withdrawQuestion: '¿Retirar el pedido?',
  withdrawExplain: (what: string, whom: string) =>
    `${what} de ${whom} no se hace. Si hace falta, lo podés pedir otra vez.`,
  keep: 'Dejarlo',
  withdrawn: 'Retiraste el pedido',
  withdrawFailed: 'No se retiró. Probá de nuevo.',
  approved: 'Quedó aprobado y hecho',
  rejected: 'Quedó rechazado',
} as const;

export const approvalForm = {
  title: 'Aprobar',
  explain: 'Se hace en el momento y queda registrado con tu nombre.',
  confirm: 'Aprobar',
  purpose: 'Para aprobar',
  failed: 'No se aprobó. Probá de nuevo.',
} as const;

export const rejectionForm = {
  title: 'Rechazar',
  explain: 'No se hace nada. El motivo queda registrado con tu nombre.',
  confirm: 'Rechazar',
  purpose: 'Para rechazar',
  failed: 'No se rechazó. Probá de nuevo.',
  reason: 'Motivo',
} as const;

export const rejectionMessages = {
  'reason.too-short': 'Escribí el motivo, con al menos 10 letras',
  'reason.too-long': 'El motivo es demasiado largo',
} as const;

export const approvalProblems: Readonly<Record<string, string>> = {
  'approvals.own-act': 'No podés decidir sobre lo que pediste vos o sobre tu propia cuenta.',
  'approvals.not-open': 'Ya se decidió, se retiró o venció.',
  'people.changed-meanwhile':
    'Después del pedido el profesional cambió sus datos, o alguien lo observó. Rechazalo y revisá la ficha otra vez.',
  'people.state-refused': 'La cuenta cambió y esto ya no se puede hacer. Podés rechazarlo.',
  'people.doubled':
    'Otra cuenta tiene el mismo DNI o CUIL. Antes hay que comprobar de quién es y desactivar o corregir la otra.',
  'people.no-licence-in-force': 'No le queda ninguna matrícula vigente. Podés rechazarlo.',
  'people.last-admin': 'Es la última cuenta de operaciones activa: alguien tiene que quedar.',
  'contents.changed-meanwhile':
    'El borrador cambió después del pedido. Rechazalo y leé el texto otra vez.',
  'people.email-taken': 'Ese correo ya tiene una cuenta. Podés rechazarlo.',
};
