import type { DoseUnit } from './posology.ts';

/** What each pharmaceutical form is dosed in; the first that fits counts. */
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

/** The unit in which a medicine of this pharmaceutical form is dosed; `unidad` where the form tells nothing. */
export const doseUnitOf = (form: string): DoseUnit =>
  UNITS.find(([known]) => known.test(form.toLowerCase()))?.[1] ?? 'unidad';
