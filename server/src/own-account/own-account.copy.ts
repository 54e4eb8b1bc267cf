/** Texts of the mail with which a dependant opens their account. */
export const ownAccountMailCopy = {
  subject: (brand: string) => `Abrí tu cuenta de ${brand}`,
  paragraphs: (brand: string, firstName: string) => [
    `${firstName}, ya podés tener tu propia cuenta de ${brand}, con tu historia clínica de siempre.`,
    'Abrila con tu DNI y una contraseña que sepas solo vos. El enlace sirve durante 72 horas y una sola vez.',
    'Si no lo pediste o no sos esa persona, no hagas nada: sin este paso la cuenta no existe.',
  ],
  link: 'Abrir mi cuenta',
};

/** Notification to the holder once the account exists. */
export const accountOpened = (firstName: string, isMinor: boolean) => ({
  subject: `${firstName} ya tiene su propia cuenta`,
  description: `Desde ahora sus datos los cambia desde su cuenta. ${
    isMinor
      ? 'Hasta que cumpla 18 años podés seguir pidiendo atención en su nombre; después tiene que aceptarlo.'
      : 'Podés pedir atención en su nombre mientras lo acepte desde ahí.'
  }`,
});
