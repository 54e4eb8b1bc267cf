import { exportOwnData } from '@app/contract/own-data';
import { Download } from 'lucide-react';
import { saveFile } from '../lib/device/save-file.ts';
import { callForFile } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { useProvenAct } from '../lib/session/use-proven-act.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { IdentityDialog } from '../ui/overlays/identity-dialog.tsx';
import { ownDataCopy as copy } from './own-data.copy.ts';

/** Downloads the clinical history at once, after a proof of identity. */
export function ExportCard({ patientId }: { patientId: string }) {
  const { run, problem, isPending, isProving, proof } = useProvenAct(
    (error) => causeText(error) ?? copy.downloadFailed,
  );

  const download = async () => {
    saveFile(await callForFile(exportOwnData, { params: { patientId } }), copy.fileName);
    toast.success(copy.downloaded);
  };

  return (
    <Card title={copy.download}>
      <p className="text-ink-2">{copy.downloadDetail}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <span>
        <Button
          kind="primary"
          icon={<Download aria-hidden />}
          isPending={isPending}
          onPress={() => void run(download)}
        >
          {copy.downloadButton}
        </Button>
      </span>
      {isProving && (
        <IdentityDialog
          purpose={copy.downloadPurpose}
          confirmLabel={copy.downloadButton}
          {...proof}
        />
      )}
    </Card>
  );
}
