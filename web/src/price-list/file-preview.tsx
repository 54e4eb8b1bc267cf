import type { PricePreview } from '@app/contract/price-list';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { priceListCopy as copy, faultText } from './price-list.copy.ts';
import { PricesTable } from './prices-table.tsx';

type Props = {
  name: string;
  preview: PricePreview;
  isReplacing: boolean;
  onReplace: () => void;
  onCancel: () => void;
};

/** What a file would change, with its faulty rows. */
export const FilePreview = ({ name, preview, isReplacing, onReplace, onCancel }: Props) => (
  <section
    aria-label={copy.preview(name)}
    className="flex flex-col gap-4 border-t border-line pt-4"
  >
    <h3>{copy.preview(name)}</h3>
    <Outcome preview={preview} />
    {preview.sample.length > 0 && <PricesTable caption={copy.sample} offers={preview.sample} />}
    <div className="flex flex-wrap gap-3">
      <Button onPress={onCancel}>{copy.cancel}</Button>
      {preview.usable && (
        <Button kind="primary" isPending={isReplacing} onPress={onReplace}>
          {copy.replace}
        </Button>
      )}
    </div>
  </section>
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
