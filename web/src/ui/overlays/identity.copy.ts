/** Texts of the identity dialog. */
export const identityCopy = {
  withPassword: 'confirmá tu contraseña',
  withCode: 'ingresá un código de tu celular',
  password: 'Contraseña',
  passwordRequired: 'Ingresá tu contraseña.',
  code: 'Código de 6 dígitos',
  codeHint: 'Está en la aplicación de códigos de tu celular.',
  codeRequired: 'Ingresá el código.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Ejemplo: ABCDE-FGHIJ. Cada uno sirve una sola vez.',
  useRecovery: 'Usar un código de recuperación',
  useCode: 'Usar el código del celular',
  noPassword:
    'Tu cuenta todavía no tiene contraseña. Cerrá la sesión y pedila con Olvidé mi contraseña.',
  failed: 'No pudimos confirmar que sos vos. Probá de nuevo.',
} as const;

/** Why a proof of identity was refused. */
export const identityMessages: Partial<Record<string, string>> = {
  'accounts.wrong-password': 'La contraseña no es correcta.',
  'accounts.wrong-code': 'El código no es correcto.',
  'request.invalid': 'El código no es correcto.',
};
