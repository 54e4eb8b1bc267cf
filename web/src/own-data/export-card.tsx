import { exportOwnData } from '@app/contract/own-data';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../lib/device/save-file.ts';
import { callForFile } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { useStepUp } from '../lib/session/use-step-up.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { IdentityDialog } from '../ui/overlays/identity-dialog.tsx';
import { ownDataCopy as copy } from './own-data.copy.ts';

/** Downloads the clinical history at once, after a proof of identity. */
export function ExportCard({ patientId }: { patientId: string }) {
  const proven = useStepUp();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function attempt(what: () => Promise<void>) {
    setFailure(undefined);
    setIsPending(true);
    try {
      await what();
    } catch (error) {
      setFailure(causeText(error) ?? copy.downloadFailed);
    }
    setIsPending(false);
  }

  const download = async () => {
    saveFile(await callForFile(exportOwnData, { params: { patientId } }), copy.fileName);
    toast.success(copy.downloaded);
  };

  return (
    <Card title={copy.download}>
      <p className="text-ink-2">{copy.downloadDetail}</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <span>
        <Button
          kind="primary"
          icon={<Download aria-hidden />}
          isPending={isPending}
          onPress={() => void attempt(() => proven.run(download))}
        >
          {copy.downloadButton}
        </Button>
      </span>
      {proven.isAsking && (
        <IdentityDialog
          purpose={copy.downloadPurpose}
          confirmLabel={copy.downloadButton}
          onProved={() => void attempt(proven.goOn)}
          onClose={proven.drop}
        />
      )}
    </Card>
  );
}
