/** Messages for lists that could not be read; the first three are from the error catalogue. */
export const catalogsFailed = {
  plans: 'Ocurrió un error en la búsqueda de planes',
  insurers: 'Ocurrió un error en la búsqueda de obras sociales',
  diseases: 'Ocurrió un error en la búsqueda de enfermedades preexistentes',
  surgeries: 'Ocurrió un error en la búsqueda de cirugías',
  specialties: 'Ocurrió un error en la búsqueda de especialidades',
  provinces: 'Ocurrió un error en la búsqueda de provincias',
  localities: 'Ocurrió un error en la búsqueda de localidades',
} as const;
