/** Audience of a question. */
export type HelpAudience = 'general' | 'patient' | 'professional';

/** Illustrated guides. */
export type GuideName = 'camera' | 'guard' | 'prescription' | 'connection';

/** A guide of three pictures with captions. */
export type HelpGuide = { name: GuideName; captions: readonly [string, string, string] };

/** A question with its answer. Its id is its address: `/ayuda#camara`. */
export type HelpEntry = {
  id: string;
  audience: HelpAudience;
  question: string;
  answer: readonly string[];
  /** Consultations that fit a video call, and those that do not. */
  yes?: readonly string[];
  no?: readonly string[];
  guide?: HelpGuide;
  /** The answer lists the keyboard shortcuts. */
  hasShortcuts?: true;
};

/** Texts of the help screens. */
export const helpCopy = {
  help: 'Ayuda',
  frequent: 'Preguntas frecuentes',
  search: 'Buscar en la ayuda',
  searchHint: 'Por ejemplo: receta, cámara, turno',
  found: (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  sections: {
    general: 'Lo general',
    patient: 'Para pacientes',
    professional: 'Para profesionales',
  },
  yes: 'Sí: podés consultar por',
  no: 'No: necesitás atención presencial o una emergencia',
  guardHours: 'La guardia atiende',
  emergency: '¿Es una emergencia?',
  emergencyDetail: 'No esperes una videollamada. Llamá ahora:',
  contact: '¿No encontraste lo que buscabas?',
  byPhone: (hours: string) => (hours ? `Soporte, ${hours}:` : 'Soporte:'),
  hours: (hours: string) => `Soporte: ${hours}.`,
  byEmail: 'Escribinos a',
} as const;

/** The questions in the order of each section: the most asked first. */
export const helpEntries: readonly HelpEntry[] = [
  {
    id: 'servicio',
    audience: 'general',
    question: '¿Qué atención brindamos?',
    answer: [
      'Atención primaria de baja complejidad, por videollamada. No es un servicio de emergencias.',
      'Ante un dolor fuerte en el pecho, dificultad para respirar, pérdida de conocimiento o un sangrado que no para, llamá al 107.',
    ],
  },
  {
    id: 'camara',
    audience: 'general',
    question: 'No funcionan mi cámara o mi micrófono',
    answer: [
      'El navegador te pide permiso la primera vez: elegí Permitir. Si lo negaste, tocá el candado o el ícono que está al lado de la dirección y habilitá cámara y micrófono.',
      'Cerrá otras aplicaciones que usen la cámara, como otra videollamada, y volvé a probar.',
      'Si seguís sin imagen, podés entrar con audio solo y escribir mensajes durante la llamada.',
    ],
    guide: {
      name: 'camera',
      captions: [
        'Tocá el candado que está al lado de la dirección.',
        'En Cámara y en Micrófono, elegí Permitir.',
        'Volvé a la página y tocá Reintentar.',
      ],
    },
  },
  {
    id: 'conexion',
    audience: 'general',
    question: 'La videollamada se corta o se ve mal',
    answer: [
      'Acercate al router o usá los datos del celular. Antes de entrar podés probar tu conexión.',
      'Si la llamada se corta, la recuperamos sola: no cierres la página. Tu lugar y el registro de la consulta se conservan.',
    ],
    guide: {
      name: 'connection',
      captions: [
        'Acercate al router, o usá los datos del celular.',
        'Cerrá las otras aplicaciones que usen internet.',
        'Si se corta, esperá sin cerrar la página: vuelve sola.',
      ],
    },
  },
  {
    id: 'clave',
    audience: 'general',
    question: 'Olvidé mi clave',
    answer: [
      'En la pantalla de ingreso tocá Olvidé mi contraseña. Te enviamos un correo con un enlace para crear otra. Revisá también el correo no deseado.',
    ],
  },
  {
    id: 'datos',
    audience: 'general',
    question: '¿Quién puede ver mis datos?',
    answer: [
      'Tu historia clínica la ve el profesional que te atiende. Cada vez que alguien la abre queda registrado.',
      'Los términos y la política de privacidad están en Términos y condiciones, en el menú.',
    ],
  },
  {
    id: 'avisos',
    audience: 'general',
    question: 'No recibo los avisos',
    answer: [
      'En Notificaciones están todos. Los avisos del escritorio dependen del permiso del navegador y no existen en los celulares.',
      'Si un aviso no suena, tocá el ícono de sonido: el navegador lo permite recién después de que toques la página.',
    ],
  },
  {
    id: 'consultas',
    audience: 'patient',
    question: '¿Por qué motivos puedo consultar?',
    answer: ['La videollamada sirve para problemas de baja complejidad.'],
    yes: [
      'Resfrío, tos, dolor de garganta o fiebre desde hace pocos días',
      'Diarrea o vómitos sin sangre',
      'Molestias al orinar',
      'Alergias, ronchas y lesiones leves de la piel',
      'Dolor de espalda, de cabeza o muscular sin golpe',
      'Ojos irritados',
      'Renovar una receta de un tratamiento en curso',
      'Leer el resultado de un estudio',
      'Orientación y certificados de tu consulta',
    ],
    no: [
      'Dolor en el pecho o dificultad para respirar',
      'Pérdida de conocimiento, convulsiones o confusión',
      'Debilidad de un lado del cuerpo o dificultad para hablar',
      'Sangrado que no para',
      'Golpes fuertes, heridas profundas, quemaduras o fracturas',
      'Intoxicaciones y picaduras de animales venenosos',
      'Ideas de hacerte daño',
      'Fiebre en bebés de menos de 1 año',
      'Dolor fuerte de panza o sangrado durante el embarazo',
    ],
  },
  {
    id: 'guardia',
    audience: 'patient',
    question: '¿Cómo funciona la guardia virtual?',
    answer: [
      'Elegís para quién es la consulta, la especialidad y el motivo, y esperás tu turno en la sala de espera. Te atiende el primer profesional disponible.',
      'Mientras esperás, dejá la página abierta: te avisamos con un sonido cuando te llaman.',
      'Podés cancelar mientras esperás. Una consulta que no se hace no descuenta de tu plan.',
    ],
    guide: {
      name: 'guard',
      captions: [
        'En el inicio, tocá Guardia Virtual.',
        'Elegí para quién es, la especialidad y el motivo.',
        'Esperá con la página abierta: suena cuando te llaman.',
      ],
    },
  },
  {
    id: 'receta',
    audience: 'patient',
    question: '¿Dónde están mi receta y mi certificado?',
    answer: [
      'Te llegan en Notificaciones al terminar la consulta, y las recetas están también en Mis recetas. Son documentos firmados: la farmacia los verifica con su código.',
    ],
    guide: {
      name: 'prescription',
      captions: [
        'Tocá Recetas, abajo en el celular, o Mis recetas en el menú.',
        'En la receta que buscás, tocá Compartir o Descargar PDF.',
        'Mandala a la farmacia, o mostrala en el celular.',
      ],
    },
  },
  {
    id: 'corregir',
    audience: 'patient',
    question: '¿Algún dato de tu consulta está mal?',
    answer: [
      'En el resumen de la consulta tocá Pedir una corrección, y contanos qué está mal y qué debería decir. Le avisamos a quien te atendió, y seguís la respuesta en Mis datos.',
      'El profesional puede corregir la consulta. Lo que decía antes queda guardado, y si cambia un documento te llega el nuevo en Notificaciones.',
    ],
  },
  {
    id: 'grupo',
    audience: 'patient',
    question: '¿Por quién puedo consultar?',
    answer: [
      'Tenés que ser mayor de 18 años para ser titular. Podés agregar a tu grupo familiar hasta 3 personas.',
      'Un familiar a cargo puede consultar por video si tiene más de 1 año.',
    ],
  },
  {
    id: 'plan',
    audience: 'patient',
    question: '¿Cuántas consultas tengo y cómo se pagan?',
    answer: [
      'Podés atenderte con tu plan, con tu prepaga u obra social, o en forma particular.',
      'Cada plan tiene su cantidad de consultas por mes: en el inicio ves cuántas te quedan. Se renuevan el primer día del mes.',
      'Para cambiar de plan o quitar a un familiar, pedilo desde Mi plan.',
    ],
  },
  {
    id: 'turnos',
    audience: 'patient',
    question: '¿Puedo programar, cambiar o cancelar un turno?',
    answer: [
      'Los turnos programados se pueden cancelar o reprogramar. Pronto vas a poder pedirlos desde acá.',
    ],
  },
  {
    id: 'farmacia',
    audience: 'patient',
    question: '¿Puedo comprar los medicamentos recetados?',
    answer: [
      'Llevá la receta a cualquier farmacia: alcanza con mostrarla en el celular o decir su código.',
      'También podés pedirlos desde acá: en Mis recetas tocá Enviar a farmacia y elegí la sucursal. La farmacia te pasa el precio y, si lo aceptás, lo pagás y lo retirás o te lo envían.',
    ],
  },
  {
    id: 'pedidos',
    audience: 'patient',
    question: '¿Cómo sigo y pago mi pedido a la farmacia?',
    answer: [
      'En Mis pedidos ves en qué paso está cada uno. Cuando la farmacia cotiza te avisamos: mirá el precio y tocá Pagar o Rechazar antes de que venza.',
      'Después de pagar, el pedido queda en Procesando hasta que el pago se confirma. La página se actualiza sola: no pagues de nuevo.',
      'Cuando tengas los medicamentos, tocá Ya lo recibí.',
    ],
  },
  {
    id: 'reembolso',
    audience: 'patient',
    question: 'Pagué y la farmacia no puede entregar mi pedido',
    answer: [
      'Si la farmacia no puede cumplir, el pedido se cierra y te devolvemos lo que pagaste por el mismo medio. En el pedido ves el monto y la fecha.',
      'Las recetas que sigan vigentes vuelven a Nuevas: las podés enviar a otra farmacia.',
    ],
  },
  {
    id: 'calificar',
    audience: 'patient',
    question: '¿Puedo opinar sobre la atención?',
    answer: ['Sí: al terminar la consulta podés calificarla. Nos ayuda a mejorar.'],
  },
  {
    id: 'matricula',
    audience: 'professional',
    question: '¿Cuándo puedo empezar a atender?',
    answer: [
      'Cuando tu perfil está completo y verificamos tu matrícula. Te avisamos por correo. Si cambiás la matrícula o la especialidad, la verificamos otra vez.',
    ],
  },
  {
    id: 'atender',
    audience: 'professional',
    question: '¿Cómo atiendo la guardia?',
    answer: [
      'Activá En guardia, arriba de la pantalla, y llamá al primer paciente de la lista. Quien llama primero lo atiende.',
      'Si el paciente se desconecta, conserva su lugar unos segundos; el registro de la consulta no se pierde.',
    ],
  },
  {
    id: 'registro',
    audience: 'professional',
    question: '¿Qué consultas se resuelven por video?',
    answer: [
      'Las de baja complejidad. Ante la duda, derivá a una consulta presencial y dejalo escrito en el registro.',
    ],
    yes: [
      'Cuadros respiratorios, digestivos y urinarios leves',
      'Lesiones de piel que se ven bien por cámara',
      'Controles, lectura de estudios y renovación de recetas',
      'Orientación, derivación y certificados',
    ],
    no: [
      'Emergencias: indicá llamar al 107',
      'Lo que necesita examen físico para decidir',
      'Recetas sin una consulta con el paciente',
      'Pacientes de menos de 1 año',
    ],
  },
  {
    id: 'finalizar',
    audience: 'professional',
    question: '¿Cómo finalizo y firmo?',
    answer: [
      'Completá motivo, diagnóstico y evolución y presioná Finalizar. Si hay recetas te pedimos la clave para firmar. El paciente recibe los documentos en sus notificaciones.',
      'Si no se puede guardar, el borrador queda y podés intentar de nuevo.',
    ],
  },
  {
    id: 'agenda',
    audience: 'professional',
    question: '¿Cómo cambio mi agenda?',
    answer: [
      'Si sos profesional de guardia, pedí los cambios a la dirección técnica. Si atendés en consultorio, administrás tu disponibilidad.',
    ],
  },
  {
    id: 'atajos',
    audience: 'professional',
    question: 'Atajos del teclado',
    answer: [
      'Para trabajar sin soltar el teclado. En una Mac, Comando + K también busca acciones.',
    ],
    hasShortcuts: true,
  },
];
