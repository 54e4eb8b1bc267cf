import type { Plugin } from 'vite';

const SPANISH_OF_COMBO_BOXES =
  /react-aria[\\/]dist[\\/]private[\\/]intl[\\/]combobox[\\/]es-ES\.m?js$/;
/** The library says `8 opciones disponible(s)`: the adjective comes after the plural, with "(s)" in both forms. */
const COUNT = /(opci(?:ó|\\xf3)n)(`,\s*other:.*?opciones)(`\s*\}\)\}) disponible\(s\)\./s;

/** Corrects the number of options that a screen reader announces: `1 opción disponible.`, `8 opciones disponibles.` */
export function countOfOptions(): Plugin {
  return {
    name: 'count-of-options',
    apply: 'build',
    transform(code, id) {
      if (!SPANISH_OF_COMBO_BOXES.test(id)) return null;
      if (!COUNT.test(code)) throw new Error('React Aria counts its options in other words now');
      return { code: code.replace(COUNT, '$1 disponible$2 disponibles$3.'), map: null };
    },
  };
}
