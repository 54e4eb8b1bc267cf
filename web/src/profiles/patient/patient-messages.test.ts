import { expect, test } from 'vitest';
import { patientMessages } from './patient-wizard.copy.ts';

test.each([
  ['letters.only', 'Ingresa sólo letras'],
  ['first_name.required', 'El nombre es requerido'],
  ['last_name.required', 'El apellido es requerido'],
  ['id_number.required', 'El DNI es requerido'],
  ['sex_str.required', 'El sexo es requerido'],
  ['birth_date.invalid', 'Ingresa una fecha válida'],
  ['birth_date.required', 'La fecha de nacimiento es requerida'],
  ['birth_date.under-eighteen', 'Debes ser mayor a 18 años'],
  ['birth_date.under-one', 'Debe ser mayor a 1 año'],
  ['phone_number.required', 'El teléfono es requerido'],
  [
    'phone_number.invalid',
    'Ingresa un teléfono válido. Escribe el código de área sin 0 y el número sin 15. Ej. 1123456789',
  ],
  ['digits.only', 'Ingresa sólo números'],
  ['affiliate_number.required', 'El número de asociado es requerido'],
  ['prepaid_health.required', 'Este campo es obligatorio'],
  ['prepaid_health_category.required', 'El plan es obligatorio'],
  ['relationship.required', 'La relación es requerida'],
  ['street.required', 'La calle es requerida'],
  ['number.required', 'La numeración es requerida'],
  ['postal_code.invalid', 'Ingresa un CP válido'],
  ['postal_code.required', 'El CP es requerido'],
  ['between_streets.too-short', 'Ingresa un dato válido'],
  ['city.required', 'La ciudad es requerida'],
  ['country.required', 'El país es requerido'],
  ['province.required', 'La provincia o estado es requerido'],
  ['size.numeric', 'La altura es requerido'],
  ['size.required', 'La altura es requerida'],
  ['weight.required', 'El peso es requerido'],
])('the rule %s says: %s', (code, text) => {
  expect(patientMessages[code]).toBe(text);
});
