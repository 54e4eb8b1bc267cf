import { Fragment, type ReactNode } from 'react';

export type Fact = {
  term: string;
  value: ReactNode;
  /** Whether a browser's translator must leave the value alone: a name, a dose, a code. */
  isVerbatim?: boolean;
};

/** Names and values, such as a person's or consultation's data. Empty values are left out. */
export const DescriptionList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-1 gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(96px,max-content)_minmax(0,1fr)] sm:gap-y-2">
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ term, value, isVerbatim }) => (
        <Fragment key={term}>
          <dt className="text-small text-ink-3">{term}</dt>
          <dd
            translate={isVerbatim ? 'no' : undefined}
            className="min-w-0 whitespace-pre-line max-sm:mb-2"
          >
            {value}
          </dd>
        </Fragment>
      ))}
  </dl>
);
