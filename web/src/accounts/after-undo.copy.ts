/** Texts shown after an undo. */
export const afterUndoCopy = {
  newPassword: 'Elegir una contraseña nueva',
  enter: 'Ingresar',
} as const;
