import type { ImportPreview } from '@app/contract/catalogs';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { formatNumber } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { staffListsCopy as copy, importFaultText } from './staff-lists.copy.ts';

type Props = { preview: ImportPreview; isPending: boolean; onConfirm: () => void };

const COUNTS = ['added', 'changed', 'unchanged', 'repeated', 'leftOut', 'deactivated'] as const;

/** The preview of a file, or its faulty rows: only a file without any can be confirmed. */
export const ImportResult = ({ preview, isPending, onConfirm }: Props) => (
  <section aria-label={copy.preview} className="flex flex-col gap-4 border-t border-line pt-5">
    <h3>{copy.preview}</h3>
    {preview.faulty > 0 ? (
      <Faults preview={preview} />
    ) : (
      <>
        <DescriptionList
          facts={COUNTS.filter((name) => name !== 'leftOut' || preview.leftOut > 0).map((name) => ({
            term: copy.counts[name],
            value: formatNumber(preview[name]),
          }))}
        />
        {!preview.isWritten && (
          <Button kind="primary" isPending={isPending} onPress={onConfirm}>
            {copy.confirmImport}
          </Button>
        )}
      </>
    )}
  </section>
);

const Faults = ({ preview: { faulty, faults } }: Pick<Props, 'preview'>) => (
  <>
    <Banner tone="danger">{copy.faulty(faulty)}</Banner>
    <ul aria-label={copy.faults} className="flex list-disc flex-col gap-1 pl-5">
      {faults.map((fault) => (
        <li key={fault}>{importFaultText(fault)}</li>
      ))}
    </ul>
    {faulty > faults.length && <p>{copy.moreFaults(faulty - faults.length)}</p>}
  </>
);
