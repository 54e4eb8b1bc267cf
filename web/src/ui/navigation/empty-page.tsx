import type { ReactNode } from 'react';
import { LinkButton } from '../actions/link-button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { uiCopy } from '../ui.copy.ts';

type EmptyPageProps = {
  /** Counted from 1. */
  page: number;
  firstPage: string;
  /** What an empty list says. */
  children: ReactNode;
};

/** A page without rows: a later one says that the list ended before it, not that the list is empty. */
export const EmptyPage = ({ page, firstPage, children }: EmptyPageProps) =>
  page === 1 ? (
    children
  ) : (
    <EmptyState
      text={uiCopy.listEnded}
      illustration="receipt"
      action={<LinkButton to={firstPage}>{uiCopy.firstPage}</LinkButton>}
    />
  );
