import { expect, test } from 'vitest';
import { doseUnitOf } from './dose-unit.ts';

test.each([
  ['gotas orales', 'gota'],
  ['solución oral en gotas', 'gota'],
  ['solución oftálmica', 'gota'],
  ['jarabe', 'ml'],
  ['polvo para suspensión oral', 'ml'],
  ['Comprimidos', 'comprimido'],
  ['comprimido de liberación prolongada', 'comprimido'],
  ['cápsula blanda', 'cápsula'],
  ['aerosol para inhalar', 'disparo'],
  ['aerosol nasal', 'disparo'],
  ['polvo para inhalar', 'inhalación'],
  ['polvo para solución inyectable', 'ampolla'],
  ['polvo para solución oral', 'sobre'],
  ['crema vaginal', 'aplicación'],
  ['ungüento oftálmico', 'aplicación'],
  ['parche transdérmico', 'parche'],
  ['anillo vaginal', 'unidad'],
  ['', 'unidad'],
])('%s is dosed in %s', (form, unit) => {
  expect(doseUnitOf(form)).toBe(unit);
});
