/** Texts of the author's actions on a prescription. */
export const prescriptionActsCopy = {
  blocked:
    'Una farmacia la bloqueó por un error. Anulala o reactivala: los días de vigencia siguen corriendo.',
  proof: 'Ver entrega',
  proofOf: (medicine: string) => `Ver entrega: ${medicine}`,
  annul: 'Anular receta',
  annulOf: (medicine: string) => `Anular receta: ${medicine}`,
  annulTitle: '¿Anular la receta?',
  annulConsequence:
    'Ninguna farmacia va a poder dispensarla y no se puede deshacer. Le avisamos al paciente y, si la mandó a una farmacia, también a ella: lo que pagó y no se entregó se le devuelve.',
  reason: 'Motivo',
  reasonRequired: 'Ingresá el motivo',
  annulled: 'Receta anulada',
  reactivate: 'Reactivar',
  reactivateOf: (medicine: string) => `Reactivar receta: ${medicine}`,
  reactivateTitle: '¿Reactivar la receta?',
  reactivateConsequence:
    'Las farmacias van a poder dispensarla como está escrita, hasta el día en que vence.',
  reactivated: 'Receta reactivada',
  back: 'Volver',
  failed: 'No se guardó el cambio.',
} as const;

/** Why the server refused it. */
export const prescriptionActsProblem: Readonly<Record<string, string>> = {
  'prescriptions.already-dispensed': 'Una farmacia ya la dispensó.',
  'prescriptions.command-refused': 'La receta cambió mientras tanto. Cerrá y volvé a mirarla.',
  'prescriptions.annulled': 'La receta ya estaba anulada.',
  'prescriptions.overdue': 'La receta ya venció.',
};
