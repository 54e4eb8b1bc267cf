import type { QuotedItem } from '@app/contract/pharmacy-orders';
import { receiptCopy as copy } from './receipt.copy.ts';

/** The lines of a quote with packs that were not handed over. */
const missingOf = (items: readonly QuotedItem[]): QuotedItem[] =>
  items.filter(({ handedOver, quantity }) => handedOver < quantity);

type Props = {
  items: readonly QuotedItem[];
  /** The effect on the patient. */
  note?: string | false;
};

/** What was quoted and not handed over; nothing if all of it was. */
export function MissingItems({ items, note }: Props) {
  const missing = missingOf(items);
  if (missing.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-md bg-warn-50 p-4">
      <p className="font-medium">{copy.missing}</p>
      <ul className="list-disc pl-6">
        {missing.map(({ prescriptionId, item, name, quantity, handedOver }) => (
          <li key={`${prescriptionId} ${item}`}>{copy.missingOf(name, quantity - handedOver)}</li>
        ))}
      </ul>
      {note && <p className="text-small">{note}</p>}
    </div>
  );
}
