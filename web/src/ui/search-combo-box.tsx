import { useEffect, useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { ComboBoxFrame, type ComboBoxFrameProps } from './combo-box-frame.tsx';
import type { Option } from './select.tsx';
import { uiCopy } from './ui.copy.ts';

/** Typing rests this long before it is searched for. */
const REST_MS = 250;
const DEFAULT_MIN_CHARACTERS = 3;

type SearchState = {
  items: readonly Option[];
  status: 'short' | 'searching' | 'done' | 'failed';
};

type SearchComboBoxProps = Omit<ComboBoxFrameProps, 'emptyText'> & {
  /** Asks the server; called only with enough characters, and cancelled when more are typed. */
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** What is chosen now; `null` clears the box. */
  value: Option | null;
  onChange: (chosen: Option | null) => void;
  minCharacters?: number;
  /** Empties the box after a choice, to choose another: lists of medicines, of diseases. */
  isClearedOnChoice?: boolean;
};

/** One of a list too long to send: diagnoses, medicines, localities. */
export function SearchComboBox({
  search,
  value,
  onChange,
  onBlur,
  minCharacters = DEFAULT_MIN_CHARACTERS,
  isClearedOnChoice = false,
  name: _name,
  ...frame
}: SearchComboBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { items, status } = useSearch(typed ?? '', minCharacters, search);
  const emptyTexts = {
    short: uiCopy.minCharacters(minCharacters),
    searching: uiCopy.searching,
    done: uiCopy.noMatches,
    failed: uiCopy.searchFailed,
  };
  const choose = (id: string | number | null) => {
    const chosen = items.find((item) => item.id === id) ?? null;
    if (chosen === null && typed === null) return;
    setTyped(null);
    onChange(chosen);
  };
  return (
    <AriaComboBox
      items={items}
      value={isClearedOnChoice ? null : (value?.id ?? null)}
      inputValue={typed ?? value?.label ?? ''}
      onInputChange={(text) => setTyped(text === (value?.label ?? '') ? null : text)}
      onChange={choose}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      allowsEmptyCollection
      isInvalid={frame.error !== undefined}
      isDisabled={frame.disabledReason !== undefined}
      className="flex flex-col gap-1.5"
    >
      <ComboBoxFrame {...frame} emptyText={emptyTexts[status]} />
      <span role="status" className="sr-only">
        {typed !== null && status !== 'done' && typed !== '' ? emptyTexts[status] : ''}
      </span>
    </AriaComboBox>
  );
}

function useSearch(
  typed: string,
  minCharacters: number,
  search: SearchComboBoxProps['search'],
): SearchState {
  const text = typed.trim();
  const isLongEnough = text.length >= minCharacters;
  const [state, setState] = useState<SearchState>({ items: [], status: 'short' });
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (!isLongEnough) return setState({ items: [], status: 'short' });
    const abort = new AbortController();
    setState((before) => ({ ...before, status: 'searching' }));
    const rest = setTimeout(async () => {
      try {
        const items = await latest.current(text, abort.signal);
        if (!abort.signal.aborted) setState({ items, status: 'done' });
      } catch {
        if (!abort.signal.aborted) setState({ items: [], status: 'failed' });
      }
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      abort.abort();
    };
  }, [text, isLongEnough]);

  return state;
}
