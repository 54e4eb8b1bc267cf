/** The past visits of the demonstration clinic, in days before today. */
export type PastVisit = {
  daysAgo: number;
  /** When it ended, in Argentine time. */
  at: string;
  /** 0: the holder, 1: the spouse, 2: the child. */
  who: 0 | 1 | 2;
  minutes: number;
  /** Whether it came from an appointment instead of the guard. */
  byAppointment?: true;
  diagnosis: { cie_10: string; name: string };
  reason: string;
  detail: string;
  medicines?: { generic: string; concentration: string; quantity: number; posology: string }[];
  indications?: string;
  certificate?: {
    unit: 'Horas' | 'Dias';
    duration: number;
    indications: string;
    institution: string;
  };
  studies?: string[];
  referral?: { name: string; comment: string };
  counter?: PastCounter;
};

/** What a pharmacy did with the prescription some days later: it dispensed it, or blocked it for a reason. */
export type PastCounter = {
  daysLater: number;
  at: string;
  blocked?: string;
  /** In the order of the prescription's lines. */
  handed?: {
    product: string;
    pack: string;
    quantity: number;
    lot: string;
    substitution?: string;
  }[];
};

export const pastVisits: PastVisit[] = [
  {
    daysAgo: 3,
    at: '18:40',
    who: 2,
    minutes: 11,
    diagnosis: {
      cie_10: 'J06.9',
      name: 'Infección aguda de las vías respiratorias superiores, no especificada',
    },
    reason: 'Fiebre y mocos desde ayer',
    detail:
      'Fiebre de hasta 38,3 °C de 24 h de evolución, rinorrea acuosa y tos seca. Buen estado general, se alimenta e hidrata bien. Sin dificultad respiratoria. Se indican antitérmico y pautas de alarma.',
    medicines: [
      {
        generic: 'Ibuprofeno',
        concentration: '2 g/100 ml',
        quantity: 1,
        posology: '13 ml cada 8 horas si tiene fiebre, por 3 días',
      },
    ],
    indications:
      'Ofrecer líquidos con frecuencia.\nLavados nasales con solución fisiológica.\nConsultar si la fiebre dura más de 72 horas o si respira con dificultad.',
    certificate: {
      unit: 'Horas',
      duration: 48,
      indications: 'Reposo escolar',
      institution: 'Escuela',
    },
  },
  {
    daysAgo: 9,
    at: '09:15',
    who: 0,
    minutes: 9,
    diagnosis: { cie_10: 'Z76.0', name: 'Consulta para repetición de receta' },
    reason: 'Renovar la receta de levotiroxina',
    detail:
      'Hipotiroidismo en tratamiento con levotiroxina 50 mcg, asintomática. Último control hace cinco meses, TSH en rango. Se renueva receta y se pide control de laboratorio.',
    medicines: [
      {
        generic: 'Levotiroxina',
        concentration: '50 mcg',
        quantity: 2,
        posology: '1 comprimido cada 24 horas, en ayunas',
      },
    ],
    studies: ['TSH', 'T4 libre'],
    counter: {
      daysLater: 1,
      at: '17:45',
      blocked: 'La cantidad recetada no coincide con la posología',
    },
  },
  {
    daysAgo: 21,
    at: '20:05',
    who: 1,
    minutes: 14,
    diagnosis: { cie_10: 'M54.5', name: 'Lumbago no especificado' },
    reason: 'Dolor de espalda después de levantar peso',
    detail:
      'Lumbalgia mecánica de 48 h sin irradiación ni déficit. Camina con dolor. Sin signos de alarma. Se indica analgésico, calor local y reposo relativo.',
    medicines: [
      {
        generic: 'Naproxeno',
        concentration: '500 mg',
        quantity: 1,
        posology: '1 comprimido cada 12 horas por 5 días, con las comidas',
      },
    ],
    indications:
      'Calor local 20 minutos, tres veces por día.\nEvitar esfuerzos y cargar peso.\nRetomar la actividad de a poco.',
    certificate: {
      unit: 'Dias',
      duration: 2,
      indications: 'Reposo laboral',
      institution: 'Transporte del Oeste S.A.',
    },
    counter: {
      daysLater: 1,
      at: '10:20',
      handed: [{ product: 'Naproxeno 500 mg', pack: 'Envase por 20', quantity: 1, lot: 'N7714' }],
    },
  },
  {
    daysAgo: 40,
    byAppointment: true,
    at: '11:30',
    who: 0,
    minutes: 12,
    diagnosis: { cie_10: 'N39.0', name: 'Infección de vías urinarias, sitio no especificado' },
    reason: 'Ardor al orinar',
    detail:
      'Disuria y polaquiuria de 36 h, sin fiebre ni dolor lumbar. No embarazada. Se indica tratamiento empírico y urocultivo previo.',
    medicines: [
      {
        generic: 'Nitrofurantoína',
        concentration: '100 mg',
        quantity: 1,
        posology: '1 cápsula cada 6 horas por 5 días',
      },
    ],
    studies: ['Urocultivo con antibiograma', 'Orina completa'],
    counter: {
      daysLater: 0,
      at: '12:35',
      handed: [
        { product: 'Nitrofurantoína 100 mg', pack: 'Envase por 30', quantity: 1, lot: 'F0932' },
      ],
    },
  },
  {
    daysAgo: 62,
    byAppointment: true,
    at: '22:10',
    who: 2,
    minutes: 10,
    diagnosis: { cie_10: 'H10.9', name: 'Conjuntivitis, no especificada' },
    reason: 'Ojos rojos y con lagañas',
    detail:
      'Conjuntivitis bilateral de 48 h con secreción mucosa. Visión conservada, sin fotofobia. Se indican lavados y colirio, y no asistir a la escuela mientras tenga secreción.',
    indications:
      'Lavados oculares con solución fisiológica cuatro veces por día.\nToalla y almohada propias.\nLavado frecuente de manos.',
    certificate: {
      unit: 'Horas',
      duration: 72,
      indications: 'No concurrir a la escuela',
      institution: 'Escuela',
    },
  },
  {
    daysAgo: 95,
    at: '08:45',
    who: 0,
    minutes: 13,
    diagnosis: { cie_10: 'G44.2', name: 'Cefalea debida a tensión' },
    reason: 'Dolor de cabeza desde hace una semana',
    detail:
      'Cefalea opresiva bilateral vespertina, relacionada con el trabajo frente a la pantalla. Sin signos neurológicos. Presión arterial domiciliaria normal.',
    medicines: [
      {
        generic: 'Paracetamol',
        concentration: '500 mg',
        quantity: 1,
        posology: '1 comprimido cada 8 horas si hay dolor',
      },
    ],
    counter: {
      daysLater: 0,
      at: '18:05',
      handed: [{ product: 'Paracetamol 500 mg', pack: 'Envase por 16', quantity: 1, lot: 'P4410' }],
    },
  },
  {
    daysAgo: 130,
    at: '13:20',
    who: 1,
    minutes: 8,
    diagnosis: { cie_10: 'J30.4', name: 'Rinitis alérgica, no especificada' },
    reason: 'Estornudos y picazón de nariz',
    detail:
      'Rinitis alérgica estacional conocida. Sin broncoespasmo. Se indica antihistamínico y corticoide nasal.',
    medicines: [
      {
        generic: 'Loratadina',
        concentration: '10 mg',
        quantity: 2,
        posology: '1 comprimido cada 24 horas por 20 días',
      },
      {
        generic: 'Mometasona',
        concentration: '50 mcg/dosis',
        quantity: 1,
        posology: '2 disparos en cada fosa nasal cada 24 horas',
      },
    ],
    counter: {
      daysLater: 2,
      at: '09:50',
      handed: [
        { product: 'Loratadina 10 mg', pack: 'Envase por 10', quantity: 1, lot: 'L2291' },
        { product: 'Mometasona 50 mcg', pack: 'Frasco por 140 dosis', quantity: 1, lot: 'M0318' },
      ],
    },
  },
  {
    daysAgo: 171,
    at: '19:50',
    who: 0,
    minutes: 15,
    diagnosis: { cie_10: 'K21.9', name: 'Enfermedad del reflujo gastroesofágico sin esofagitis' },
    reason: 'Acidez después de comer',
    detail:
      'Pirosis posprandial de tres semanas, sin signos de alarma. Se indican medidas higiénico-dietéticas, inhibidor de la bomba de protones por cuatro semanas e interconsulta.',
    medicines: [
      {
        generic: 'Omeprazol',
        concentration: '20 mg',
        quantity: 1,
        posology: '1 cápsula cada 24 horas por 28 días, en ayunas',
      },
    ],
    referral: {
      name: 'Gastroenterología',
      comment: 'Pirosis persistente, evaluar endoscopía si no mejora',
    },
    counter: {
      daysLater: 1,
      at: '11:15',
      handed: [
        {
          product: 'Esomeprazol 20 mg',
          pack: 'Envase por 28',
          quantity: 1,
          lot: 'E5507',
          substitution: 'Sin stock de omeprazol; el paciente estuvo de acuerdo',
        },
      ],
    },
  },
  {
    daysAgo: 214,
    at: '10:05',
    who: 2,
    minutes: 12,
    diagnosis: { cie_10: 'A09.9', name: 'Gastroenteritis y colitis de origen no especificado' },
    reason: 'Vómitos y diarrea',
    detail:
      'Cuatro vómitos y tres deposiciones líquidas en 12 h, sin sangre. Afebril, hidratado, orina bien. Se indica rehidratación oral fraccionada y pautas de alarma.',
    medicines: [
      {
        generic: 'Sales de rehidratación oral',
        concentration: 'fórmula OMS',
        quantity: 4,
        posology: '100 ml después de cada deposición líquida',
      },
    ],
    indications:
      'Líquidos fraccionados.\nDieta liviana.\nConsultar si hay sangre, decaimiento o si deja de orinar.',
    counter: {
      daysLater: 0,
      at: '10:50',
      handed: [
        { product: 'Sales de rehidratación oral', pack: 'Sobre', quantity: 4, lot: 'S1820' },
      ],
    },
  },
  {
    daysAgo: 262,
    at: '16:35',
    who: 0,
    minutes: 10,
    diagnosis: { cie_10: 'J02.9', name: 'Faringitis aguda, no especificada' },
    reason: 'Dolor de garganta',
    detail:
      'Odinofagia de 48 h con febrícula y tos. Faringe congestiva sin exudado a la observación. Cuadro compatible con etiología viral.',
    medicines: [
      {
        generic: 'Ibuprofeno',
        concentration: '400 mg',
        quantity: 1,
        posology: '1 comprimido cada 8 horas por 3 días',
      },
    ],
    certificate: {
      unit: 'Horas',
      duration: 24,
      indications: 'Reposo',
      institution: 'Estudio contable Paz',
    },
  },
  {
    daysAgo: 318,
    at: '21:25',
    who: 1,
    minutes: 11,
    diagnosis: {
      cie_10: 'L23.9',
      name: 'Dermatitis alérgica de contacto, de causa no especificada',
    },
    reason: 'Ronchas en los brazos',
    detail:
      'Lesiones eritematosas y pruriginosas en antebrazos tras usar un producto de limpieza. Sin compromiso general. Se indica evitar el contacto y tratamiento tópico.',
    medicines: [
      {
        generic: 'Hidrocortisona',
        concentration: '1 %',
        quantity: 1,
        posology: 'una capa fina cada 12 horas por 7 días',
      },
    ],
  },
  {
    daysAgo: 401,
    at: '12:10',
    who: 0,
    minutes: 16,
    diagnosis: { cie_10: 'E03.9', name: 'Hipotiroidismo, no especificado' },
    reason: 'Cansancio y resultado de análisis',
    detail:
      'Astenia de dos meses. Trae TSH de 9,8 mUI/l con T4 libre baja. Se inicia levotiroxina y se pide control en ocho semanas.',
    medicines: [
      {
        generic: 'Levotiroxina',
        concentration: '50 mcg',
        quantity: 1,
        posology: '1 comprimido cada 24 horas, en ayunas',
      },
    ],
    studies: ['TSH', 'T4 libre', 'Anticuerpos antitiroideos'],
    referral: { name: 'Endocrinología', comment: 'Hipotiroidismo de reciente diagnóstico' },
  },
];
