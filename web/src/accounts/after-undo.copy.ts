/** Texts below what was taken back. */
export const afterUndoCopy = {
  newPassword: 'Elegir una contraseña nueva',
  enter: 'Ingresar',
} as const;
