import { useEffect, useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { useBeforeSubmit } from '../form/use-before-submit.ts';
import { useLeftUnchosen } from '../form/use-left-unchosen.ts';
import { uiCopy } from '../ui.copy.ts';
import { ComboBoxFrame, type ComboBoxFrameProps } from './combo-box-frame.tsx';
import { typedWhole } from './matching-options.ts';
import type { Option } from './select.tsx';

/** Pause in typing before a search. */
const REST_MS = 250;
const DEFAULT_MIN_CHARACTERS = 3;

type SearchState<T> = {
  items: readonly T[];
  status: 'short' | 'searching' | 'done' | 'failed';
};

/** Options of an empty box. */
export type Offered<T> = { title: string; items: readonly T[] };

type SearchComboBoxProps<T extends Option> = Omit<
  ComboBoxFrameProps,
  'chosen' | 'emptyText' | 'listTitle' | 'onEscape'
> & {
  /** Searches on the server; called with enough characters, aborted when more are typed. */
  search: (text: string, signal: AbortSignal) => Promise<readonly T[]>;
  value: Option | null;
  /** Shown as soon as the empty box has the focus. */
  offered?: Offered<T>;
  /** `null`: the box was emptied. */
  onChange: (chosen: T | null) => void;
  minCharacters?: number;
  /** Text for too few letters, if the specification has one. */
  shortText?: string;
  /** Text for no results, if the specification has one. */
  noneText?: string;
};

/**
 * One option of a list searched on the server, such as diagnoses and medicines; a completely typed label that
 * was found is chosen.
 */
export function SearchComboBox<T extends Option>({
  search,
  value,
  offered,
  onChange,
  onBlur,
  minCharacters = DEFAULT_MIN_CHARACTERS,
  shortText = uiCopy.minCharacters(minCharacters),
  noneText = uiCopy.noMatches,
  name: _name,
  ...frame
}: SearchComboBoxProps<T>) {
  const [typed, setTyped] = useState<string | null>(null);
  const left = useLeftUnchosen(value !== null, frame.error);
  const { items, status } = useSearch(typed ?? '', minCharacters, search);
  const emptyText = {
    short: shortText,
    searching: uiCopy.searching,
    done: noneText,
    failed: uiCopy.searchFailed,
  }[status];
  const before = offeredBefore(typed, value, offered);
  const found = before?.items ?? items;

  function choose(id: string | number | null | undefined) {
    const chosen = found.find((item) => item.id === id);
    if (!chosen) return;
    setTyped(null);
    if (chosen.id !== value?.id) onChange(chosen);
  }

  const whole = () => typedWhole(found, typed ?? '')?.id;

  function chooseTyped() {
    if (typed === '') onChange(null);
    choose(whole());
  }
  const box = useBeforeSubmit<HTMLDivElement>(chooseTyped);

  return (
    <AriaComboBox<Option>
      ref={box}
      items={typed === null && value ? [value] : found}
      menuTrigger={before ? 'focus' : 'input'}
      value={value?.id ?? null}
      inputValue={typed ?? value?.label ?? ''}
      onInputChange={(text) => {
        left.forgetWith(text);
        setTyped(text === (value?.label ?? '') ? null : text);
      }}
      // Also called with the old choice, by Tab and when scrolling closes the list: the typed text stays.
      onChange={(id) => choose(id === value?.id ? (whole() ?? id) : id)}
      onBlur={() => {
        if (!whole()) left.remember(typed);
        chooseTyped();
        setTyped(null);
        onBlur?.();
      }}
      allowsEmptyCollection
      isInvalid={left.error !== undefined}
      isDisabled={frame.disabledReason !== undefined}
      className="flex flex-col gap-1.5"
    >
      <ComboBoxFrame
        {...frame}
        error={left.error}
        chosen={typed === null ? value?.label : undefined}
        listTitle={before?.title}
        emptyText={emptyText}
        isWithout={Boolean(typed) && items.length === 0}
        onEscape={() => setTyped(null)}
      />
    </AriaComboBox>
  );
}

/** The options of an empty box, if there are any. */
function offeredBefore<T extends Option>(
  typed: string | null,
  value: Option | null,
  offered: Offered<T> | undefined,
): Offered<T> | undefined {
  const isEmpty = (typed ?? value?.label ?? '') === '';
  return isEmpty && offered?.items.length ? offered : undefined;
}

function useSearch<T extends Option>(
  typed: string,
  minCharacters: number,
  search: SearchComboBoxProps<T>['search'],
): SearchState<T> {
  const text = typed.trim();
  const isLongEnough = text.length >= minCharacters;
  const [state, setState] = useState<SearchState<T>>({ items: [], status: 'short' });
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
