import type { DoseUnit } from './posology.ts';

/** The dose unit of each pharmaceutical form; the first match is used. */
const UNITS: readonly [form: RegExp, unit: DoseUnit][] = [
  [/gotas|solución (oftálmica|ótica|nasal)|suspensión (oftálmica|ótica)/, 'gota'],
  [/aerosol/, 'disparo'],
  [/polvo para inhalar/, 'inhalación'],
  [/inyectable/, 'ampolla'],
  [/polvo para solución|granulado/, 'sobre'],
  [/jarabe|suspensión|solución|enema|elixir/, 'ml'],
  [/comprimido|gragea/, 'comprimido'],
  [/cápsula/, 'cápsula'],
  [/óvulo/, 'óvulo'],
  [/supositorio/, 'supositorio'],
  [/parche/, 'parche'],
  [/crema|gel|ungüento|loción|pasta|champú|laca/, 'aplicación'],
];

/** The unit in which a medicine of this pharmaceutical form is dosed; `unidad` if unknown. */
export const doseUnitOf = (form: string): DoseUnit =>
  UNITS.find(([known]) => known.test(form.toLowerCase()))?.[1] ?? 'unidad';
