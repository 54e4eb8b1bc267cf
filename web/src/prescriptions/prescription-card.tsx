import type { Prescription } from '@app/contract/prescriptions';
import { Download, ReceiptText, Share2 } from 'lucide-react';
import { PrescriptionStatusChip, TestMark, today } from '../lib/readings/prescription-status.tsx';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { medicineName, validityText } from './prescription-words.ts';
import { prescriptionsCopy as copy, fileProblem } from './prescriptions.copy.ts';
import { listCopy } from './prescriptions-screen.copy.ts';
import { canShareFiles, usePrescriptionFile } from './use-prescription-file.ts';

type Props = {
  prescription: Prescription;
  /** Address of the proof of what was handed over. */
  proofAddress: string;
};

/** One prescription: what, for whom, by whom, and until when. */
export const PrescriptionCard = ({ prescription, proofAddress }: Props) => {
  const { createdDate, patient_name, professional_name, professional_license } = prescription;
  const validity = validityText(prescription, today());
  return (
    <Card title={medicineName(prescription)} aside={<PrescriptionStatusChip {...prescription} />}>
      {prescription.test_mark && <TestMark />}
      {prescription.status === 'BLOCKED' && <Banner tone="warn">{listCopy.blocked}</Banner>}
      <DescriptionList
        facts={[
          { term: copy.patient, value: patient_name },
          { term: copy.issued, value: formatDate(createdDate) },
          { term: copy.professional, value: `${professional_name} · ${professional_license}` },
          { term: copy.validity, value: validity && <strong>{validity}</strong> },
        ]}
      />
      <Actions prescription={prescription} proofAddress={proofAddress} />
    </Card>
  );
};

/** The signed document, to keep it or to pass it on while it can be used, and the proof of dispensing. */
function Actions({ prescription, proofAddress }: Props) {
  const { download, share, mustPressAgain } = usePrescriptionFile(prescription);
  const name = medicineName(prescription);
  const isShareable = prescription.state === 'new' && canShareFiles();
  const error = download.error ?? share.error;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {prescription.status === 'DISPENSED' && (
          <LinkButton
            to={proofAddress}
            icon={<ReceiptText aria-hidden />}
            aria-label={listCopy.seeProofOf(name)}
          >
            {listCopy.seeProof}
          </LinkButton>
        )}
        <Button
          icon={<Download aria-hidden />}
          aria-label={copy.downloadOf(name)}
          isPending={download.isPending}
          onPress={() => download.mutate()}
        >
          {copy.download}
        </Button>
        {isShareable && (
          <Button
            icon={<Share2 aria-hidden />}
            aria-label={copy.shareOf(name)}
            isPending={share.isPending}
            onPress={() => share.mutate()}
          >
            {copy.share}
          </Button>
        )}
      </div>
      {mustPressAgain && <p role="status">{copy.shareAgain}</p>}
      {error && <Banner tone="danger">{fileProblem[problemCode(error)] ?? copy.failed}</Banner>}
    </>
  );
}
