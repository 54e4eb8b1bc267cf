/** The small catalogue that every installation starts with: only facts, compiled for the product. */

/** Provinces with their INDEC code (law: jurisdiction of a licence). */
export const provinces: [string, string][] = [
  ['02', 'Ciudad Autónoma de Buenos Aires'],
  ['06', 'Buenos Aires'],
  ['10', 'Catamarca'],
  ['14', 'Córdoba'],
  ['18', 'Corrientes'],
  ['22', 'Chaco'],
  ['26', 'Chubut'],
  ['30', 'Entre Ríos'],
  ['34', 'Formosa'],
  ['38', 'Jujuy'],
  ['42', 'La Pampa'],
  ['46', 'La Rioja'],
  ['50', 'Mendoza'],
  ['54', 'Misiones'],
  ['58', 'Neuquén'],
  ['62', 'Río Negro'],
  ['66', 'Salta'],
  ['70', 'San Juan'],
  ['74', 'San Luis'],
  ['78', 'Santa Cruz'],
  ['82', 'Santa Fe'],
  ['86', 'Santiago del Estero'],
  ['90', 'Tucumán'],
  ['94', 'Tierra del Fuego, Antártida e Islas del Atlántico Sur'],
];

/** The specification's fixed list of 14 and the two specialties of the guard. */
export const specialties: [number, string, boolean][] = [
  [1, 'Clínica médica', true],
  [2, 'Pediatría', true],
  [3, 'Alergia e inmunología', false],
  [4, 'Cardiología', false],
  [5, 'Medicina general', false],
  [6, 'Dermatología', false],
  [7, 'Endocrinología', false],
  [8, 'Gastroenterología', false],
  [9, 'Ginecología', false],
  [10, 'Medicina del deporte', false],
  [11, 'Nefrología', false],
  [12, 'Obstetricia', false],
  [13, 'Oncología', false],
  [14, 'Tocoginecología', false],
  [15, 'Urología', false],
];

/** Sample texts of indications to start with. */
export const indicationsTemplates: [number, string, string][] = [
  [
    1,
    'Cuadro respiratorio alto',
    'Reposo relativo durante 48 horas.\nTomar abundante líquido.\nControlar la temperatura cada 6 horas.\nConsultar si hay dificultad para respirar, fiebre por más de 72 horas o mal estado general.',
  ],
  [
    2,
    'Gastroenteritis',
    'Dieta liviana y fraccionada.\nSales de rehidratación oral después de cada deposición.\nLavado frecuente de manos.\nConsultar si hay sangre en la materia fecal, vómitos persistentes o signos de deshidratación.',
  ],
  [
    3,
    'Lumbalgia',
    'Calor local 20 minutos, tres veces por día.\nEvitar esfuerzos y cargar peso.\nRetomar la actividad de a poco.\nConsultar si hay pérdida de fuerza o de sensibilidad en las piernas.',
  ],
  [
    4,
    'Fiebre en la infancia',
    'Ofrecer líquidos con frecuencia.\nRopa liviana y ambiente fresco.\nNo usar alcohol ni baños fríos.\nConsultar de inmediato si hay decaimiento marcado, convulsiones, manchas en la piel o dificultad para respirar.',
  ],
];
