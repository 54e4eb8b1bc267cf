import { formatDateTime } from '../format.ts';
import { uiCopy } from '../ui.copy.ts';

/** An entry of a history: what was done, by whom, when and why. */
export type HistoryItem = {
  id: string;
  at: string;
  what: string;
  by: string | null;
  why?: string | null;
};

/** A history, newest first. */
export const HistoryList = ({ items }: { items: readonly HistoryItem[] }) => (
  <section className="flex flex-col gap-2">
    <h3>{uiCopy.history}</h3>
    {items.length === 0 ? (
      <p className="text-ink-2">{uiCopy.noHistory}</p>
    ) : (
      <ol className="flex flex-col border-l-2 border-line">
        {items.map(({ id, at, what, by, why }) => (
          <li key={id} className="flex flex-col gap-0.5 py-2 pl-4">
            <span className="font-medium">{what}</span>
            <span className="text-small text-ink-2">
              {[formatDateTime(at), by].filter(Boolean).join(' · ')}
            </span>
            {why && <span>{why}</span>}
          </li>
        ))}
      </ol>
    )}
  </section>
);
