import type { BranchOrder } from '@app/contract/pharmacy-orders';
import { StoredMeanwhile } from '../../../ui/form/stored-meanwhile.tsx';
import { formatDate, formatPesos } from '../../../ui/format.ts';
import { staleCopy as copy } from '../branch-orders.copy.ts';

type Props = { order: BranchOrder; onKeepMine: () => void; onTakeTheirs: () => void };

/** The quote that a colleague stored in the meantime. */
export const StandingQuote = ({ order: { promisedDate, quoteVersion, total }, ...acts }: Props) => (
  <StoredMeanwhile
    words={copy}
    version={quoteVersion}
    facts={[
      { term: copy.total, value: total === null ? copy.none : formatPesos(total) },
      { term: copy.promised, value: promisedDate && formatDate(promisedDate) },
    ]}
    {...acts}
  />
);
