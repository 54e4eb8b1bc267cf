import { signupCopy } from '../registration/signup.copy.ts';

/** Texts of recovery and password change, with those that all forms of accounts share. */
export const recoveryCopy = {
  ...signupCopy,
  recoverTitle: 'Recuperar clave',
  recoverDetail: 'Te mandamos un correo con un enlace para elegir una contraseña nueva.',
  recoverSubmit: 'Enviar correo',
  mailSent: 'Se envió mail de confirmación',
  mailFault: 'Ocurrió un error enviando mail de confirmación',
  mailSentTitle: 'Correo enviado',
  mailSentDetail:
    'Te enviamos un correo con el enlace. Si no llega en 5 minutos, revisá Spam o pedilo otra vez.',
  resetLife:
    'El enlace sirve durante 30 minutos y una sola vez; podés abrirlo en cualquier dispositivo.',
  sentTo: 'Te enviamos un correo a',
  ifNotThere: 'Si no llega en 5 minutos, revisá Spam o reenviá el correo.',
  resend: 'Reenviar',
  resent: 'Te lo enviamos de nuevo.',
  resetTitle: 'Elegí una contraseña nueva',
  resetDetail: 'Vas a tener que ingresar otra vez en todos tus dispositivos.',
  resetSubmit: 'Guardar contraseña',
  resetDone: 'Se actualizó la contraseña',
  resetFault: 'Ocurrió un error actualizando la contraseña',
  askAgain: 'Pedir un enlace nuevo',
  restoredTitle: 'Clave restaurada',
  restoredDetail: 'Tu contraseña cambió. Ya podés ingresar con la nueva.',
  changeTitle: 'Actualizar contraseña',
  changeDetail: 'Al cambiarla se cierra tu sesión en los otros dispositivos.',
  currentPassword: 'Contraseña actual',
  changeSubmit: 'Actualizar contraseña',
  passwordChanged: '¡La contraseña se actualizó exitosamente!',
  security: 'Segundo factor y sesiones abiertas',
} as const;
