/** First versions of the texts that people accept; staff publishes newer ones (requirement: text versions). */
export const consentTexts: { kind: string; title: string; body: string }[] = [
  {
    kind: 'terms',
    title: 'Términos y condiciones',
    body: `Esta plataforma te permite consultar por videollamada con profesionales de la salud matriculados, dentro del territorio argentino.

La atención es de baja complejidad y de atención primaria. No reemplaza a la guardia presencial ni sirve para emergencias: ante una emergencia llamá al 107.

Para usarla tenés que ser mayor de 18 años. Podés consultar por las personas de tu grupo familiar que tengan más de un año de edad.

Los datos que cargás tienen que ser verdaderos y estar actualizados. Tu contraseña es personal: no la compartas.

Las recetas y certificados se emiten según el criterio del profesional que te atiende. La plataforma no garantiza que un tercero acepte un certificado.`,
  },
  {
    kind: 'privacy',
    title: 'Aviso de privacidad',
    body: `Tus datos de salud son sensibles: solo se usan para atenderte y nadie está obligado a darlos.

LA AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N° 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.

El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.`,
  },
  {
    kind: 'teleconsultation',
    title: 'Consentimiento para la teleconsulta',
    body: `Acepto ser atendido por videollamada por un profesional de la salud matriculado.

Entiendo que la teleconsulta tiene límites: no permite un examen físico completo y el profesional puede indicarme una consulta presencial.

Declaro que estoy en el territorio argentino, en un lugar privado, y que no se trata de una emergencia.

La videollamada no se graba. Lo que el profesional registra pasa a formar parte de mi historia clínica, que puedo pedir cuando quiera.`,
  },
];
