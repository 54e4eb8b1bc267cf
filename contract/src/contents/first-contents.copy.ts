import type { PageKind } from './contents.schema.ts';

/** The help texts that the product is delivered with. */
export const FIRST_HELP = `# Lo general

## ¿Qué atención brindamos? [servicio]
Atención primaria de baja complejidad, por videollamada. No es un servicio de emergencias.

Ante un dolor fuerte en el pecho, dificultad para respirar, pérdida de conocimiento o un sangrado que no para, llamá al 107.

## No funcionan mi cámara o mi micrófono [camara]
El navegador te pide permiso la primera vez: elegí Permitir. Si lo negaste, tocá el candado o el ícono que está al lado de la dirección y habilitá cámara y micrófono.

Cerrá otras aplicaciones que usen la cámara, como otra videollamada, y volvé a probar.

Si seguís sin imagen, podés entrar con audio solo y escribir mensajes durante la llamada.

## La videollamada se corta o se ve mal [conexion]
Acercate al router o usá los datos del celular. Antes de entrar podés probar tu conexión.

Si la llamada se corta, la recuperamos sola: no cierres la página. Tu lugar y el registro de la consulta se conservan.

## Olvidé mi clave [clave]
En la pantalla de ingreso tocá Olvidé mi contraseña. Te enviamos un correo con un enlace para crear otra. Revisá también el correo no deseado.

## ¿Quién puede ver mis datos? [datos]
Tu historia clínica la ve el profesional que te atiende. Cada vez que alguien la abre queda registrado.

Los términos y la política de privacidad están en Términos y condiciones, en el menú.

## No recibo los avisos [avisos]
En Notificaciones están todos. Los avisos del escritorio dependen del permiso del navegador y no existen en los celulares.

Si un aviso no suena, tocá el ícono de sonido: el navegador lo permite recién después de que toques la página.

# Para pacientes

## ¿Por qué motivos puedo consultar? [consultas]
La videollamada sirve para problemas de baja complejidad.

+ Resfrío, tos, dolor de garganta o fiebre desde hace pocos días
+ Diarrea o vómitos sin sangre
+ Molestias al orinar
+ Alergias, ronchas y lesiones leves de la piel
+ Dolor de espalda, de cabeza o muscular sin golpe
+ Ojos irritados
+ Renovar una receta de un tratamiento en curso
+ Leer el resultado de un estudio
+ Orientación y certificados de tu consulta
- Dolor en el pecho o dificultad para respirar
- Pérdida de conocimiento, convulsiones o confusión
- Debilidad de un lado del cuerpo o dificultad para hablar
- Sangrado que no para
- Golpes fuertes, heridas profundas, quemaduras o fracturas
- Intoxicaciones y picaduras de animales venenosos
- Ideas de hacerte daño
- Fiebre en bebés de menos de 1 año
- Dolor fuerte de panza o sangrado durante el embarazo

## ¿Cómo funciona la guardia virtual? [guardia]
Elegís para quién es la consulta, la especialidad y el motivo, y esperás tu turno en la sala de espera. Te atiende el primer profesional disponible.

Mientras esperás, dejá la página abierta: te avisamos con un sonido cuando te llaman.

Podés cancelar mientras esperás. Una consulta que no se hace no descuenta de tu plan.

## ¿Dónde están mi receta y mi certificado? [receta]
Te llegan en Notificaciones al terminar la consulta, y las recetas están también en Mis recetas. Son documentos firmados: la farmacia los verifica con su código.

## ¿Algún dato de tu consulta está mal? [corregir]
En el resumen de la consulta tocá Pedir una corrección, y contanos qué está mal y qué debería decir. Le avisamos a quien te atendió, y seguís la respuesta en Mis datos.

El profesional puede corregir la consulta. Lo que decía antes queda guardado, y si cambia un documento te llega el nuevo en Notificaciones.

## ¿Por quién puedo consultar? [grupo]
Tenés que ser mayor de 18 años para ser titular. Podés agregar a tu grupo familiar hasta 3 personas.

Un familiar a cargo puede consultar por video si tiene más de 1 año.

## ¿Cuántas consultas tengo y cómo se pagan? [plan]
Podés atenderte con tu plan, con tu prepaga u obra social, o en forma particular.

Cada plan tiene su cantidad de consultas por mes: en el inicio ves cuántas te quedan. Se renuevan el primer día del mes.

Para cambiar de plan o quitar a un familiar, pedilo desde Mi plan.

## ¿Puedo programar, cambiar o cancelar un turno? [turnos]
Los turnos programados se pueden cancelar o reprogramar desde Mis turnos. Si en el inicio ves Programar Turno, también podés pedirlos desde acá. Si no, te los da la clínica, y pronto vas a poder pedirlos vos.

## ¿Puedo comprar los medicamentos recetados? [farmacia]
Llevá la receta a cualquier farmacia: alcanza con mostrarla en el celular o decir su código.

También podés pedirlos desde acá: en Mis recetas tocá Enviar a farmacia y elegí la sucursal. La farmacia te pasa el precio y, si lo aceptás, lo pagás y lo retirás o te lo envían.

## ¿Cómo sigo y pago mi pedido a la farmacia? [pedidos]
En Mis pedidos ves en qué paso está cada uno. Cuando la farmacia cotiza te avisamos: mirá el precio y tocá Pagar o Rechazar antes de que venza.

Después de pagar, el pedido queda en Procesando hasta que el pago se confirma. La página se actualiza sola: no pagues de nuevo.

Cuando tengas los medicamentos, tocá Ya lo recibí.

## Pagué y la farmacia no puede entregar mi pedido [reembolso]
Si la farmacia no puede cumplir, el pedido se cierra y te devolvemos lo que pagaste por el mismo medio. En el pedido ves el monto y la fecha.

Las recetas que sigan vigentes vuelven a Nuevas: las podés enviar a otra farmacia.

## ¿Puedo opinar sobre la atención? [calificar]
Sí: al terminar la consulta podés calificarla. Nos ayuda a mejorar.

# Para profesionales

## ¿Cuándo puedo empezar a atender? [matricula]
Cuando tu perfil está completo y verificamos tu matrícula. Te avisamos por correo. Si cambiás la matrícula o la especialidad, la verificamos otra vez.

## ¿Cómo atiendo la guardia? [atender]
Activá En guardia, arriba de la pantalla, y llamá al primer paciente de la lista. Quien llama primero lo atiende.

Si el paciente se desconecta, conserva su lugar unos segundos; el registro de la consulta no se pierde.

## ¿Qué consultas se resuelven por video? [registro]
Las de baja complejidad. Ante la duda, derivá a una consulta presencial y dejalo escrito en el registro.

+ Cuadros respiratorios, digestivos y urinarios leves
+ Lesiones de piel que se ven bien por cámara
+ Controles, lectura de estudios y renovación de recetas
+ Orientación, derivación y certificados
- Emergencias: indicá llamar al 107
- Lo que necesita examen físico para decidir
- Recetas sin una consulta con el paciente
- Pacientes de menos de 1 año

## ¿Cómo finalizo y firmo? [finalizar]
Completá motivo, diagnóstico y evolución y presioná Finalizar. Si hay recetas te pedimos la clave para firmar. El paciente recibe los documentos en sus notificaciones.

Si no se puede guardar, el borrador queda y podés intentar de nuevo.

## ¿Cómo cambio mi agenda? [agenda]
Si sos profesional de guardia, pedí los cambios a la dirección técnica. Si atendés en consultorio, administrás tu disponibilidad.

## Atajos del teclado [atajos]
Para trabajar sin soltar el teclado. En una Mac, Comando + K también busca acciones.`;

export const FIRST_RECOMMENDATIONS = `Es atención de baja complejidad y no sirve para emergencias.
Te atiende el primer profesional disponible de la guardia.
Buscá un lugar tranquilo, con buena luz y buena conexión.`;

/** Shown at home while nobody attends the guard. */
export const FIRST_NOBODY_ON_DUTY =
  'Ahora no hay profesionales en línea. Podés entrar a la fila y te avisamos cuando te llamen.';

/** The first version of each text, delivered with the product. */
export const firstContents: Readonly<Record<PageKind, { title: string; body: string }>> = {
  help: { title: 'Ayuda y preguntas frecuentes', body: FIRST_HELP },
  recommendations: { title: 'Antes de consultar', body: FIRST_RECOMMENDATIONS },
  // The specification's numbers are always shown; these are additional.
  'emergency-numbers': { title: 'Otros números de emergencia', body: '' },
  'nobody-on-duty': { title: 'Guardia sin profesionales', body: FIRST_NOBODY_ON_DUTY },
};
