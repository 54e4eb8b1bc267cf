import { uiCopy } from '../ui.copy.ts';

type ChangeButtonProps = { what: string; onPress: () => void };

/** Cambiar*, next to an answer; its accessible name says which. */
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
