import { type Ref, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { useBeforeSubmit } from '../form/use-before-submit.ts';
import { useLeftUnchosen } from '../form/use-left-unchosen.ts';
import { uiCopy } from '../ui.copy.ts';
import { ComboBoxFrame, type ComboBoxFrameProps } from './combo-box-frame.tsx';
import { matchingOptions, typedWhole } from './matching-options.ts';
import type { Option } from './select.tsx';

type ComboBoxProps = Omit<ComboBoxFrameProps, 'chosen' | 'emptyText'> & {
  options: readonly Option[];
  value: string;
  onChange: (id: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Whether focus opens the list; typing and the arrow always do. */
  opensOnFocus?: boolean;
};

/** One option of a loaded list; typing filters it, ignoring accents, and a completely typed label is chosen. */
export function ComboBox({
  options,
  value,
  onChange,
  onBlur,
  name,
  opensOnFocus = true,
  ...frame
}: ComboBoxProps) {
  const chosen = options.find(({ id }) => id === value);
  const [typed, setTyped] = useState<string | null>(null);
  const left = useLeftUnchosen(chosen !== undefined, frame.error);
  const { items, isCut } = matchingOptions(options, typed ?? '', chosen);

  function choose(id: string) {
    setTyped(null);
    if (id !== value) onChange(id);
  }

  const whole = () => typedWhole(options, typed ?? '')?.id;

  function chooseTyped() {
    const id = whole();
    if (id !== undefined) choose(id);
  }
  const box = useBeforeSubmit<HTMLDivElement>(chooseTyped);

  return (
    <AriaComboBox
      ref={box}
      items={items}
      value={chosen ? value : null}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={(text) => {
        left.forgetWith(text);
        setTyped(text);
      }}
      onChange={(id) => {
        // Also called with the old choice, by Tab and when scrolling closes the list: the typed text stays.
        if (id === null && !chosen) return;
        choose(id === value ? (whole() ?? value) : String(id ?? ''));
      }}
      onBlur={() => {
        if (whole() === undefined) left.remember(typed);
        chooseTyped();
        setTyped(null);
        onBlur?.();
      }}
      allowsEmptyCollection
      isInvalid={left.error !== undefined}
      isDisabled={frame.disabledReason !== undefined}
      menuTrigger={opensOnFocus ? 'focus' : 'input'}
      className="flex flex-col gap-1.5"
      {...(name !== undefined && { name })}
    >
      <ComboBoxFrame
        {...frame}
        error={left.error}
        chosen={typed === null ? chosen?.label : undefined}
        isWithout={Boolean(typed) && items.length === 0}
        emptyText={options.length === 0 ? uiCopy.noOptions : uiCopy.noMatches}
        moreText={isCut ? uiCopy.moreOptions : undefined}
      />
    </AriaComboBox>
  );
}
