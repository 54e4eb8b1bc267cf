import type { BranchOrder } from '@app/contract/pharmacy-orders';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { formatDate, formatPesos } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { staleCopy as copy } from './branch-orders.copy.ts';

type Props = { order: BranchOrder; onKeepMine: () => void; onTakeTheirs: () => void };

/** The quote that a colleague stored in the meantime, with the choice between it and the typed one. */
export function StandingQuote({ order, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per stored quote.
  useEffect(() => heading.current?.focus(), [order.quoteVersion]);
  const { promisedDate, total } = order;
  return (
    <section
      aria-label={copy.title}
      className="flex flex-col gap-3 rounded-md border-2 border-warn-700 bg-warn-50 p-4"
    >
      <h2 ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <p>{copy.detail}</p>
      <DescriptionList
        facts={[
          { term: copy.total, value: total !== null && formatPesos(total) },
          { term: copy.promised, value: promisedDate && formatDate(promisedDate) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button onPress={onTakeTheirs}>{copy.takeTheirs}</Button>
        <Button kind="primary" onPress={onKeepMine}>
          {copy.keepMine}
        </Button>
      </div>
    </section>
  );
}
