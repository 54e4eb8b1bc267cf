import { SEARCH_MIN } from '@app/contract/catalogs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { CATALOGUE_STALE_MS } from '../lib/query-client.ts';
import { ComboBoxFrame } from '../ui/combo-box-frame.tsx';
import type { Option } from '../ui/select.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { recordCopy as copy } from './consultations.copy.ts';

/** Typing rests this long before it is searched for. */
const REST_MS = 250;

/** A row of a clinical catalogue: what is shown and what it stands for. */
export type Found<T> = Option & { item: T };

type Search<T> = {
  /** Which catalogue: searches are remembered by it. */
  catalog: string;
  search: (text: string, signal: AbortSignal) => Promise<Found<T>[]>;
  emptyText: string;
};

type Props<T> = Search<T> & {
  label: string;
  id: string;
  error: string | undefined;
  value: Option | null;
  onChange: (chosen: T | null) => void;
};

/** A diagnosis or a medicine, searched from three letters on with the specification's words. */
export function CatalogComboBox<T>({ value, onChange, ...props }: Props<T>) {
  const [typed, setTyped] = useState<string | null>(null);
  const { items, message } = useCatalog(typed ?? '', props);
  return (
    <AriaComboBox
      items={items}
      value={value?.id ?? null}
      inputValue={typed ?? value?.label ?? ''}
      onInputChange={(text) => setTyped(text === (value?.label ?? '') ? null : text)}
      onChange={(id) => {
        const chosen = items.find((one) => one.id === id);
        if (!chosen && typed === null) return;
        setTyped(null);
        onChange(chosen?.item ?? null);
      }}
      onBlur={() => setTyped(null)}
      allowsEmptyCollection
      isInvalid={props.error !== undefined}
      className="flex flex-col gap-1.5"
    >
      <ComboBoxFrame label={props.label} id={props.id} error={props.error} emptyText={message} />
      <span role="status" className="sr-only">
        {typed && items.length === 0 ? message : ''}
      </span>
    </AriaComboBox>
  );
}

/** What was found for a text that has rested, or why there is nothing to show. */
function useCatalog<T>(typed: string, { catalog, search, emptyText }: Search<T>) {
  const [text, setText] = useState('');
  const asked = typed.trim();
  useEffect(() => {
    const rest = setTimeout(() => setText(asked), REST_MS);
    return () => clearTimeout(rest);
  }, [asked]);

  const isShort = asked.length < SEARCH_MIN;
  const { data, isError } = useQuery({
    queryKey: ['catalog', catalog, text],
    queryFn: ({ signal }) => search(text, signal),
    enabled: text.length >= SEARCH_MIN,
    staleTime: CATALOGUE_STALE_MS,
  });
  const items = isShort || !data ? [] : data;
  const isSearching = asked !== text || !data;
  if (isShort) return { items, message: copy.searchMin };
  if (isError) return { items, message: uiCopy.searchFailed };
  return { items, message: isSearching ? uiCopy.searching : emptyText };
}
