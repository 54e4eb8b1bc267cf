import type { PricePreview } from '@app/contract/price-list';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { priceListCopy as copy, faultText } from './price-list.copy.ts';
import { PricesTable } from './prices-table.tsx';

type Props = {
  name: string;
  preview: PricePreview;
  isReplacing: boolean;
  onReplace: (isFreeMeant: boolean) => void;
  onCancel: () => void;
};

/** What a file would change, with its faulty rows, and with what it gives away. */
export function FilePreview({ name, preview, isReplacing, onReplace, onCancel }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const isFree = preview.free > 0;
  return (
    <section
      aria-label={copy.preview(name)}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <h3>{copy.preview(name)}</h3>
      <Outcome preview={preview} />
      {isFree && <Free preview={preview} />}
      {preview.sample.length > 0 && <PricesTable caption={copy.sample} offers={preview.sample} />}
      <div className="flex flex-wrap gap-3">
        <Button onPress={onCancel}>{copy.cancel}</Button>
        {preview.usable && (
          <Button
            kind="primary"
            isPending={isReplacing}
            onPress={() => (isFree ? setIsAsking(true) : onReplace(false))}
          >
            {copy.replace}
          </Button>
        )}
      </div>
      <ConfirmDialog
        question={copy.freeQuestion(preview.free)}
        isOpen={isAsking}
        confirmLabel={copy.freeMeant}
        cancelLabel={copy.freeNotMeant}
        onConfirm={() => {
          setIsAsking(false);
          onReplace(true);
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{copy.freeText}</p>
      </ConfirmDialog>
    </section>
  );
}

/** The products at 0 (requirement: free only on purpose). */
const Free = ({ preview: { free, freeOffers } }: Pick<Props, 'preview'>) => (
  <>
    <Banner tone="warn">{copy.free(free)}</Banner>
    <ul
      aria-label={copy.freeList}
      className="flex max-h-72 list-disc flex-col gap-1 overflow-auto pl-5"
    >
      {freeOffers.map(({ product, strength, pack }) => (
        <li key={`${product} ${strength} ${pack}`}>{`${product} · ${strength} · ${pack}`}</li>
      ))}
    </ul>
  </>
);

function Outcome({ preview }: Pick<Props, 'preview'>) {
  if (preview.faulty > 0) return <Faults preview={preview} />;
  if (!preview.usable) return <Banner tone="warn">{copy.noRows}</Banner>;
  return <Changes preview={preview} />;
}

const Changes = ({ preview: { added, changed, removed } }: Pick<Props, 'preview'>) => (
  <>
    <p>{copy.would}</p>
    <ul className="flex list-disc flex-col gap-1 pl-5">
      <li>{copy.added(added)}</li>
      <li>{copy.changed(changed)}</li>
      <li>{copy.removed(removed)}</li>
    </ul>
  </>
);

const Faults = ({ preview: { faulty, faults } }: Pick<Props, 'preview'>) => (
  <>
    <Banner tone="danger">{copy.faulty(faulty)}</Banner>
    <ul
      aria-label={copy.faults}
      className="flex max-h-72 list-disc flex-col gap-1 overflow-auto pl-5"
    >
      {faults.map((fault) => (
        <li key={`${fault.row} ${fault.column} ${fault.code}`}>{faultText(fault)}</li>
      ))}
    </ul>
  </>
);
