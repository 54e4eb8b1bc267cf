/** What is said where a list to choose from could not be read; the first three stand in the error catalogue. */
export const catalogsFailed = {
  plans: 'Ocurrió un error en la búsqueda de planes',
  insurers: 'Ocurrió un error en la búsqueda de obras sociales',
  diseases: 'Ocurrió un error en la búsqueda de enfermedades preexistentes',
  surgeries: 'Ocurrió un error en la búsqueda de cirugías',
  specialties: 'Ocurrió un error en la búsqueda de especialidades',
  provinces: 'Ocurrió un error en la búsqueda de provincias',
  localities: 'Ocurrió un error en la búsqueda de localidades',
} as const;
