/** Texts of a consultation's documents and notifications. */
export const documentCopy = {
  title: { FEMALE: 'Dra.', MALE: 'Dr.', NON_BINARY: 'Dr/a.' },
  sex: { FEMALE: 'Femenino', MALE: 'Masculino', NON_BINARY: 'No binario' },
  taxId: { CUIL: 'CUIL', CUIT: 'CUIT', CDI: 'CDI', PASSPORT: 'Pasaporte' },
  documents: {
    prescription: 'Receta',
    certificate: 'Certificado médico',
    study: 'Pedido de estudios',
    referral: 'Derivación',
    instructions: 'Indicaciones',
    teleassistance: 'Constancia de teleasistencia',
  },
} as const;

type Kind = keyof typeof documentCopy.documents;

/** 'Receta de la Dra. Ríos para Tomás': the title alone says what happened. */
export function notificationSubject(
  kind: Kind,
  sex: keyof typeof documentCopy.title,
  professional: string,
  patient: string,
) {
  const article = sex === 'FEMALE' ? 'de la' : sex === 'MALE' ? 'del' : 'de';
  return `${documentCopy.documents[kind]} ${article} ${documentCopy.title[sex]} ${professional} para ${patient}`;
}

const ARTICLE = { FEMALE: 'La', MALE: 'El', NON_BINARY: '' } as const;

/** 'La Dra. Ríos corrigió la consulta de Tomás'. */
export const amendmentSubject = (
  sex: keyof typeof documentCopy.title,
  professional: string,
  patient: string,
) =>
  `${ARTICLE[sex]} ${documentCopy.title[sex]} ${professional} corrigió la consulta de ${patient}`.trim();

export const amendmentBody =
  '<p>Lo que decía antes queda guardado. Si cambió algún documento, el anterior ya no vale y el nuevo está en tus notificaciones.</p>';

/** 'Consulta de Ana con la Dra. Ríos, Pediatría': the only notification to a holder about a withheld consultation. */
export const visitSubject =
  (specialty: string) =>
  (sex: keyof typeof documentCopy.title, professional: string, patient: string) =>
    `Consulta de ${patient} con ${WITH[sex]}${documentCopy.title[sex]} ${professional}, ${specialty}`;

const WITH = { FEMALE: 'la ', MALE: 'el ', NON_BINARY: '' } as const;

export const visitBody = '<p>La consulta se realizó.</p>';

export const notificationBody: Record<Kind, string> = {
  prescription:
    '<p>Ya podés descargarla. Sirve en cualquier farmacia: mostrá el código y tu DNI.</p><p>También la encontrás en <a href="/paciente/mis-recetas">Mis recetas</a>.</p>',
  certificate: '<p>Ya podés descargar el certificado.</p>',
  study: '<p>Ya podés descargar el pedido y llevarlo al laboratorio o centro de estudios.</p>',
  referral: '<p>Ya podés descargar la derivación para pedir turno con el especialista.</p>',
  instructions: '<p>Estas son las indicaciones que te dejó el profesional.</p>',
  teleassistance: '<p>Es el comprobante de que te atendieron por videollamada.</p>',
};
