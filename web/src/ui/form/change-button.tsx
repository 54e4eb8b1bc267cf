import { uiCopy } from '../ui.copy.ts';

type ChangeButtonProps = { what: string; onPress: () => void };

/** *Cambiar*, beside what was answered or settled; its name says what. */
export const ChangeButton = ({ what, onPress }: ChangeButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    aria-label={uiCopy.changeOf(what)}
    className="min-h-target cursor-pointer rounded-md px-2 font-medium text-brand-600 underline hover:bg-brand-50"
  >
    {uiCopy.change}
  </button>
);
