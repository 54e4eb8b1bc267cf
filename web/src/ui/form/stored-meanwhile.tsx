import { useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { DescriptionList, type Fact } from '../layout/description-list.tsx';

type Props = {
  words: { title: string; detail: string; takeTheirs: string; keepMine: string };
  /** Identifies what was stored: another one takes the focus again. */
  version: unknown;
  facts: readonly Fact[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** What somebody else stored in the meantime, with the choice between it and the typed values. */
export function StoredMeanwhile({ words, version, facts, onTakeTheirs, onKeepMine }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per stored version.
  useEffect(() => heading.current?.focus(), [version]);
  return (
    <section
      aria-label={words.title}
      className="flex flex-col gap-3 rounded-md border-2 border-warn-700 bg-warn-50 p-4"
    >
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.detail}</p>
      <DescriptionList facts={facts} />
      <div className="flex flex-wrap gap-3">
        <Button onPress={onTakeTheirs}>{words.takeTheirs}</Button>
        <Button kind="primary" onPress={onKeepMine}>
          {words.keepMine}
        </Button>
      </div>
    </section>
  );
}
