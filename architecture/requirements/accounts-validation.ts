export const accountsValidation = {
  'name-required': '‘El nombre es requerido’, ‘El apellido es requerido’',
  'name-letters-only': 'Names are letters only: ‘Ingresa sólo letras’',
  'dni-of-a-member-required': '‘El DNI es requerido’',
  'sex-required': '‘El sexo es requerido’',
  'birth-date-required': '‘La fecha de nacimiento es requerida’',
  'birth-date-must-exist':
    'A birth date is a day dd/mm/aaaa that exists: ‘Ingresa una fecha válida’',
  'birth-date-range': 'No birth date is before 1900 or in the future',
  'holder-is-eighteen': 'A holder is 18 by the Argentine day: ‘Debes ser mayor a 18 años’',
  'member-is-one': 'A member is older than a year: ‘Debe ser mayor a 1 año’',
  'phone-required': '‘El teléfono es requerido’',
  'phone-ten-digits':
    'A phone has ten digits, without 0 and 15: ‘Ingresa un teléfono válido. Escribe el código de área sin 0 y el número sin 15. Ej. 1123456789’',
  'phone-as-pasted': 'A phone is taken as it is pasted',
  'affiliate-number-numeric': 'The affiliate number is digits: ‘Ingresa sólo números’',
  'affiliate-number-required':
    'With an insurer ‘El número de asociado es requerido’, ‘Este campo es obligatorio’, ‘El plan es obligatorio’',
  'plan-helper-texts': '‘Seleccioná primero tu obra social’, ‘No hay planes para esta obra social’',
  'attention-type-required': 'The attention type is required by the server',
  'relationship-required': '‘La relación es requerida’',
  'address-required':
    '‘La calle es requerida’, ‘La numeración es requerida’, ‘El CP es requerido’, ‘La ciudad es requerida’, ‘La provincia o estado es requerido’',
  'country-required': '‘El país es requerido’',
  'address-number-numeric': 'The number of a street is numeric',
  'postal-code-form':
    'A postal code is four digits or a letter, four digits and three letters: ‘Ingresa un CP válido’',
  'between-streets-length':
    'Between streets is empty or 3 to 90 characters: ‘Ingresa un dato válido’',
  'city-province-length': 'City and province have 3 to 90 characters',
  'height-required-and-numeric':
    'Height is a number of at most four characters with one separator: ‘La altura es requerida’, ‘La altura es requerido’',
  'weight-required': 'Weight is a number: ‘El peso es requerido’',
  'medication-search-three-letters': 'A medicine is searched from three letters',
  'medication-list-unique': 'No medicine is listed twice',
  'free-text-limit': 'A free text has 3072 characters at most',
  'study-file-types': 'Studies are pdf, doc, docx, jpeg, jpg or png',
  'professional-photo-required': '‘La foto de perfil es requerida’',
  'professional-signature-required': '‘La firma del profesional es requerida’',
  'professional-picture-type': '‘El tipo de archivo no es válido’',
  'professional-picture-size': 'A picture of more than 500 KB is refused by the server',
  'professional-picture-size-words':
    'A picture that is too large is told: ‘Tamaño de archivo máximo permitido: 500 KB’',
  'professional-licence-required':
    '‘La matrícula es requerida’, ‘El tipo de matrícula es requerido’, ‘Al menos una especialidad es requerida’',
  'professional-practice-limits':
    'Licence of digits, ten at most; training 255 at most; specialties of the list',
  'professional-attends-somebody': '‘Por favor selecciona al menos una forma de atención’',
  'professional-is-eighteen': 'A professional is over eighteen',
  'login-refused-words':
    '‘Debe ingresar un email válido’, ‘Email Requerido’, ‘Debe tener al menos 6 caracteres’, ‘Debe ingresar una contraseña’',
  'signup-refused-words':
    '‘Debes ingresar un email válido’, ‘El email es requerido’, ‘Debes ingresar al menos 6 caracteres’, ‘La contraseña es requerida’, ‘La confirmación de la contraseña es requerida’, ‘Las contraseñas no coinciden’',
  'signup-dni-seven-or-eight':
    'A DNI has 7 to 8 characters: ‘Ingresa un DNI válido’, ‘El DNI es requerido’',
  'recovery-refused-words':
    'The e-mail of a recovery is refused as at signup: ‘Debes ingresar un email válido’, ‘El email es requerido’',
  'change-password-refused-words': 'Current password of 6 and required, and the rules of a new one',
  'password-is-refused-by-the-server':
    'A short or common password is refused by the server; a professional needs ten characters',
} as const;
