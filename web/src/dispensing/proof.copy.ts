/** Texts of the proof of dispensing, for pharmacy and patient. */
export const proofCopy = {
  title: 'Constancia de dispensación',
  patient: 'Paciente',
  date: 'Fecha',
  place: 'Farmacia',
  placeOf: (pharmacy: string, branch: string) => `${pharmacy}, ${branch}`,
  pharmacist: 'Profesional farmacéutico',
  pharmacistOf: (name: string, licence: string) => `${name} · ${licence}`,
  partial: 'Dispensación parcial',
  whole: 'Dispensación completa',
  partialDetail:
    'No se entregó todo lo recetado. La receta no se puede usar de nuevo: para lo que falta hace falta otra.',
  lines: 'Medicamentos',
  prescribed: (quantity: number) =>
    quantity === 1 ? 'Recetado: 1 envase' : `Recetado: ${quantity} envases`,
  delivered: (quantity: number) =>
    quantity === 1 ? 'Entregado: 1 envase' : `Entregado: ${quantity} envases`,
  nothing: 'No se entregó',
  product: 'Producto',
  pack: 'Presentación',
  lot: 'Lote',
  substitution: 'Se entregó otro medicamento',
  print: 'Imprimir constancia',
  download: 'Descargar PDF',
  fileName: 'constancia-de-dispensacion.pdf',
  downloadFailed: 'No se pudo descargar la constancia.',
  failed: 'Ocurrió un error al obtener la entrega',
} as const;
