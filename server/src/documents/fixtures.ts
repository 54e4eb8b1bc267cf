import type {
  DocumentBase,
  DocumentMedicine,
  InstructionsData,
  MedicalCertificateData,
  PrescriptionData,
  ReferralData,
  StudyRequestData,
  TeleassistanceData,
} from './document-data.ts';

const ADDRESS = 'https://cercana.example/verificar';

const base: DocumentBase = {
  brand: 'Cercana',
  issuedAt: '2025-03-07T21:10:00.000Z',
  testMark: true,
  verificationAddress: ADDRESS,
  professional: {
    fullName: 'Dra. María José Güiraldes',
    profession: 'Médica',
    refeps: '10020030040',
    licences: [
      {
        number: 'M.N. 123456',
        issuer: 'Ministerio de Salud de la Nación',
        jurisdiction: 'Ciudad Autónoma de Buenos Aires',
        jurisdictionCode: '02',
      },
    ],
    specialties: ['Pediatría'],
    address: 'Av. Santa Fe 1234, 3.º B, Ciudad Autónoma de Buenos Aires',
    phone: '1145678900',
    email: 'mj.guiraldes@cercana.example',
    restrictedAuthorisation: null,
    signatureImage: null,
  },
  patient: {
    fullName: 'Tomás Ignacio Núñez',
    identity: { type: 'DNI', number: '55123456' },
    taxId: { type: 'CUIL', number: '20-55123456-3' },
    birthDate: '2017-03-07',
    sex: 'Masculino',
    coverage: { name: 'OSDE', plan: '210', affiliateNumber: '60 123456 7 01' },
    address: 'Mendoza 2450, Rosario, Santa Fe',
  },
};

const identified = (item: number) => {
  const cuir = `0000000002010200004815162342481516234248${item}`.padEnd(41, '0');
  const key = `${cuir.slice(0, 39)}${String(item).padStart(2, '0')}`;
  return { cuir: key, verificationLink: `${ADDRESS}?cuir=${key}` };
};

const coded = {
  checkCode: 'K7QF-2M9D-XW4T',
  verificationLink: `${ADDRESS}?codigo=K7QF-2M9D-XW4T`,
};

/** A medicine as printed. */
export const aDocumentMedicine = (
  changes: Partial<DocumentMedicine> = {},
  item = 1,
): DocumentMedicine => ({
  description: 'Ibuprofeno',
  concentration: '400 mg',
  form: 'Comprimidos',
  presentation: 'Envase por 20',
  quantity: 1,
  posology: '1 comprimido cada 8 horas por 5 días',
  saleCondition: 'prescription',
  extended: false,
  substitution: true,
  brand: null,
  ...identified(item),
  ...changes,
});

/** A prescription of one medicine. */
export const aPrescriptionDocument = (
  changes: Partial<PrescriptionData> = {},
): PrescriptionData => ({
  ...base,
  kind: 'prescription',
  startDate: '2025-03-07',
  expiryDate: '2025-04-06',
  diagnosis: '(J02.9) - Faringitis aguda, no especificada',
  lines: [aDocumentMedicine()],
  ...changes,
});

/** A request for two studies. */
export const aStudyRequestDocument = (
  changes: Partial<StudyRequestData> = {},
): StudyRequestData => ({
  ...base,
  kind: 'study',
  startDate: '2025-03-07',
  expiryDate: '2025-05-06',
  lines: ['Hemograma completo con fórmula leucocitaria', 'Cultivo de exudado de fauces'].map(
    (description, index) => ({
      description,
      diagnosis: '(J02.9) - Faringitis aguda, no especificada',
      ...identified(index + 1),
    }),
  ),
  ...changes,
});

/** A referral to one specialist. */
export const aReferralDocument = (changes: Partial<ReferralData> = {}): ReferralData => ({
  ...base,
  kind: 'referral',
  startDate: '2025-03-07',
  expiryDate: '2025-05-06',
  lines: [
    {
      description: 'Otorrinolaringología',
      diagnosis: '(J35.0) - Amigdalitis crónica',
      comment: 'Faringitis a repetición en los últimos seis meses. Evaluar amigdalectomía.',
      ...identified(1),
    },
  ],
  ...changes,
});

/** A certificate of 48 hours of rest. */
export const aCertificateDocument = (
  changes: Partial<MedicalCertificateData> = {},
): MedicalCertificateData => ({
  ...base,
  ...coded,
  kind: 'certificate',
  diagnosis: '(J02.9) - Faringitis aguda, no especificada',
  indications: 'Reposo en domicilio, abundante líquido y antitérmicos según necesidad',
  unit: 'Horas',
  duration: 48,
  institution: 'Escuela N.º 12 «Domingo F. Sarmiento»',
  ...changes,
});

/** A page of indications. */
export const anInstructionsDocument = (
  changes: Partial<InstructionsData> = {},
): InstructionsData => ({
  ...base,
  ...coded,
  kind: 'instructions',
  pages: [
    'Abundante líquido, comidas blandas y reposo relativo.\nSi la fiebre dura más de 48 horas o aparece dificultad para tragar, volver a consultar.\nAnte dificultad para respirar, llamar al 107.',
  ],
  ...changes,
});

/** Proof of a visit of the virtual guard. */
export const aTeleassistanceDocument = (
  changes: Partial<TeleassistanceData> = {},
): TeleassistanceData => ({
  ...base,
  ...coded,
  kind: 'teleassistance',
  specialty: 'Pediatría',
  modality: 'VIRTUAL_GUARD',
  startedAt: '2025-03-07T20:52:00.000Z',
  finishedAt: '2025-03-07T21:10:00.000Z',
  consent: { version: 3, acceptedAt: '2025-03-07T20:41:00.000Z' },
  documents: ['Receta electrónica', 'Indicaciones médicas'],
  ...changes,
});
