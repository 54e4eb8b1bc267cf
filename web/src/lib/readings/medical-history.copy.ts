/** Labels of medical history, the same on every screen. */
export const medicalHistoryCopy = {
  size: 'Altura',
  metres: (size: string) => `${size} m`,
  weight: 'Peso',
  kilos: (weight: string) => `${weight} kg`,
  allergies: 'Alergias',
  allergiesNotTold: 'No informadas',
  notTold: 'Sin informar',
  diseases: 'Enfermedades preexistentes',
  medication: 'Medicación frecuente',
  surgeries: 'Cirugías',
  family: 'Antecedentes familiares',
  vaccines: 'Vacunas',
  gynecological: 'Datos ginecológicos',
  studies: 'Estudios adjuntos',
} as const;
