import { type Ref, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { uiCopy } from '../ui.copy.ts';
import { ComboBoxFrame, type ComboBoxFrameProps } from './combo-box-frame.tsx';
import { matchingOptions } from './matching-options.ts';
import type { Option } from './select.tsx';

type ComboBoxProps = Omit<ComboBoxFrameProps, 'chosen' | 'emptyText'> & {
  options: readonly Option[];
  value: string;
  onChange: (id: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Whether focus opens the list; typing and the arrow always do. */
  opensOnFocus?: boolean;
};

/** One of a list that is loaded; typing filters it, ignoring accents. */
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
  const { items, isCut } = matchingOptions(options, typed ?? '', chosen);
  return (
    <AriaComboBox
      items={items}
      value={chosen ? value : null}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={setTyped}
      onChange={(id) => {
        // Also called with the old choice when a scroll closes the list: the typed text stays.
        if (id === null && !chosen) return;
        setTyped(null);
        onChange(id === null ? '' : String(id));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      allowsEmptyCollection
      isInvalid={frame.error !== undefined}
      isDisabled={frame.disabledReason !== undefined}
      menuTrigger={opensOnFocus ? 'focus' : 'input'}
      className="flex flex-col gap-1.5"
      {...(name !== undefined && { name })}
    >
      <ComboBoxFrame
        {...frame}
        chosen={typed === null ? chosen?.label : undefined}
        emptyText={options.length === 0 ? uiCopy.noOptions : uiCopy.noMatches}
        moreText={isCut ? uiCopy.moreOptions : undefined}
      />
    </AriaComboBox>
  );
}
