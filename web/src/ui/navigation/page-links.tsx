import { LinkButton } from '../actions/link-button.tsx';
import { uiCopy } from '../ui.copy.ts';

type PageLinksProps = {
  label: string;
  /** Counted from 1. */
  page: number;
  hasMore: boolean;
  addressOf: (page: number) => string;
  previous: string;
  next: string;
};

/** Links to the pages before and after, if the total is unknown. */
export const PageLinks = ({ label, page, hasMore, addressOf, previous, next }: PageLinksProps) =>
  (page > 1 || hasMore) && (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3">
      {page > 1 && <LinkButton to={addressOf(page - 1)}>{previous}</LinkButton>}
      <span>{uiCopy.pageNumber(page)}</span>
      {hasMore && <LinkButton to={addressOf(page + 1)}>{next}</LinkButton>}
    </nav>
  );
