/** Words of a settlement, the same on the screen and in its table for a spreadsheet. */
export const settlementWords = {
  types: { VIRTUAL_GUARD: 'Guardia virtual', APPOINTMENT: 'Turno programado' },
  /** Private patients. */
  particular: 'Particular',
  date: 'Fecha',
  time: 'Hora',
  insurer: 'Obra social o prepaga',
  plan: 'Plan',
  affiliate: 'N.º de afiliado',
  patient: 'Paciente',
  type: 'Tipo de consulta',
  tariff: 'Arancel',
  reference: 'Referencia',
  fileName: (month: string) => `liquidacion-${month}.csv`,
} as const;
