import type { Prescription, PrescriptionStatus } from '@app/contract/prescriptions';
import {
  Ban,
  CalendarX,
  CircleCheck,
  Download,
  FileText,
  type LucideIcon,
  Send,
  Share2,
  TriangleAlert,
} from 'lucide-react';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Chip, type Tone } from '../ui/feedback/chip.tsx';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { medicineName, today, validityText } from './prescription-words.ts';
import { prescriptionsCopy as copy, fileProblem, statusLabel } from './prescriptions.copy.ts';
import { canShareFiles, usePrescriptionFile } from './use-prescription-file.ts';

/** One prescription: what, for whom, by whom, and until when. */
export const PrescriptionCard = ({ prescription }: { prescription: Prescription }) => {
  const { createdDate, patient_name, professional_name, professional_license } = prescription;
  const validity = validityText(prescription, today());
  return (
    <Card title={medicineName(prescription)} aside={<StatusChip prescription={prescription} />}>
      {prescription.test_mark && <TestMark />}
      <DescriptionList
        facts={[
          { term: copy.patient, value: patient_name },
          { term: copy.issued, value: formatDate(createdDate) },
          { term: copy.professional, value: `${professional_name} · ${professional_license}` },
          { term: copy.validity, value: validity && <strong>{validity}</strong> },
        ]}
      />
      <Actions prescription={prescription} />
    </Card>
  );
};

const LOOKS: Record<PrescriptionStatus, { tone: Tone; icon: LucideIcon }> = {
  ISSUED: { tone: 'brand', icon: FileText },
  SENT: { tone: 'info', icon: Send },
  DISPENSED: { tone: 'ok', icon: CircleCheck },
  BLOCKED: { tone: 'warn', icon: TriangleAlert },
  ANNULLED: { tone: 'danger', icon: Ban },
  OVERDUE: { tone: 'neutral', icon: CalendarX },
};

function StatusChip({ prescription: { status, dispensedDate } }: { prescription: Prescription }) {
  const { tone, icon: Icon } = LOOKS[status];
  const label = dispensedDate ? copy.dispensed(formatDate(dispensedDate)) : statusLabel[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={18} />}>
      {label}
    </Chip>
  );
}

const TestMark = () => (
  <Chip tone="warn" icon={<TriangleAlert aria-hidden size={18} />}>
    {copy.testMark}
  </Chip>
);

/** The signed document, to keep it or to pass it on while it can be used. */
function Actions({ prescription }: { prescription: Prescription }) {
  const { download, share, mustPressAgain } = usePrescriptionFile(prescription);
  const name = medicineName(prescription);
  const isShareable = prescription.state === 'new' && canShareFiles();
  const error = download.error ?? share.error;
  return (
    <>
      <div className="flex flex-wrap gap-3">
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
