/** Texts of the link that undoes a change of telephone. */
export const telephoneChangeCopy = {
  title: 'Volver a tu teléfono anterior',
  detail: (ending: string) =>
    `Tu perfil vuelve al teléfono que termina en ${ending}. Hacelo si el cambio no lo pediste vos.`,
  submit: 'Volver a ese teléfono',
  doneTitle: 'Volviste a tu teléfono anterior',
  done: 'Si el cambio no lo pediste vos, elegí una contraseña nueva: alguien pudo entrar a tu cuenta.',
  gone: 'El enlace ya se usó o venció. Podés cambiar el teléfono en Mi perfil.',
  fault: 'No pudimos volver al teléfono anterior. Probá de nuevo.',
} as const;
