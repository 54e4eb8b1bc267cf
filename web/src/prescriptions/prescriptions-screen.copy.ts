/** Texts of the list of prescriptions that the patient's home does not need. */
export const listCopy = {
  person: 'Mostrar',
  everybody: 'Todas',
  nobodys: 'No hay recetas de esta persona acá',
  seeProof: 'Ver entrega',
  seeProofOf: (medicine: string) => `Ver entrega: ${medicine}`,
  proof: 'Entrega en la farmacia',
  back: 'Volver a mis recetas',
  blocked:
    'La farmacia encontró un error y por ahora no se puede usar. Tu profesional la va a revisar.',
} as const;
