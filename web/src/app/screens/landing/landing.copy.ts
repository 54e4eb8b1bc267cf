/** Texts of the landing. */
export const landingCopy = {
  title: 'Bienvenida',
  loggedOut: 'Cerraste sesión',
  promise: 'Consultas médicas por video, hoy y desde tu casa.',
  promiseDetail:
    'Te atiende un profesional matriculado. La receta, los estudios y el certificado te llegan al celular.',
  logIn: 'Iniciar Sesión',
  createAccount: 'Crear cuenta',
  nowTitle: 'Atendiendo ahora',
  emergency: 'Si es una emergencia, no esperes:',
  ambulance: 'llamá al 107',
  police: 'o al 911',
  stepsTitle: 'Cómo funciona',
  steps: [
    {
      title: 'Contás qué te pasa',
      detail: 'Elegís la especialidad y escribís el motivo. Podés consultar por tus hijos también.',
    },
    {
      title: 'Esperás desde tu casa',
      detail: 'Ves tu lugar en la fila y cuánto falta. Te avisamos cuando te llaman.',
    },
    {
      title: 'Hablás por video',
      detail: 'Al terminar tenés el resumen, la receta y las indicaciones.',
    },
  ],
  trustTitle: 'Quién te atiende',
  trust: [
    'Profesionales con matrícula comprobada por el personal de la clínica, que se vuelve a revisar.',
    'Antes de entrar ves el nombre, la matrícula y la especialidad de quien te llama.',
  ],
  privacyTitle: 'Tu privacidad',
  privacy: [
    'La videollamada no se graba: ni la imagen ni el sonido.',
    'Tu historia la lee quien te atiende. Ves quién la abrió y cuándo.',
  ],
  coverageTitle: 'Con tu cobertura o particular',
  coverage: 'Por tu obra social o prepaga si la clínica trabaja con ella, o pagando la consulta.',
  professional: 'Soy profesional',
  verify: 'Verificar una receta',
  help: (email: string) => `Ayuda: ${email}`,
  terms: 'Términos y condiciones',
} as const;
