import { settlementTable } from '@app/contract/settlements';
import { Download, FlaskConical } from 'lucide-react';
import { saveFile } from '../lib/device/save-file.ts';
import { Button } from '../ui/actions/button.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { Card } from '../ui/layout/card.tsx';
import { sampleSettlement } from './sample-settlement.ts';
import { SettlementRows } from './settlement-rows.tsx';
import { settlementsCopy as copy } from './settlements.copy.ts';

/** The specification's sample, marked as one, also in its file. */
export const Sample = () => (
  <div className="print:hidden">
    <Card
      title={copy.sample}
      aside={
        <Chip tone="warn" icon={<FlaskConical aria-hidden />}>
          {copy.sampleChip}
        </Chip>
      }
    >
      <p className="max-w-[720px] text-ink-2">{copy.sampleIntro}</p>
      <SettlementRows caption={copy.sampleRows} settlement={sampleSettlement} />
      <span>
        <Button icon={<Download aria-hidden />} onPress={saveSample}>
          {copy.sampleCsv}
        </Button>
      </span>
    </Card>
  </div>
);

const saveSample = () =>
  saveFile(
    new Blob([settlementTable(sampleSettlement)], { type: 'text/csv' }),
    copy.sampleFileName,
  );
