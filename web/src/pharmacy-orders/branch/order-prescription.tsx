import type { CounterPrescription } from '@app/contract/dispensing';
import { downloadPrescription } from '@app/contract/prescriptions';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { saveFile } from '../../lib/device/save-file.ts';
import { callForFile } from '../../lib/server/call.ts';
import { failureText } from '../../lib/server/failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { orderCopy as copy } from './branch-orders.copy.ts';
import type { ServingParts } from './serving-parts.ts';

type Props = { prescription: CounterPrescription; parts: ServingParts };

/** A prescription of an order as the counter shows it, with its signed file. */
export const OrderPrescription = ({ prescription, parts: { Sheet, Lines } }: Props) => (
  <div className="flex flex-col gap-3">
    <h3>{prescription.patient_name}</h3>
    <Sheet prescription={prescription} />
    <Lines lines={prescription.lines} />
    <PrescriptionFile prescription={prescription} />
  </div>
);

/** The signed file of a prescription. */
export function PrescriptionFile({ prescription }: Pick<Props, 'prescription'>) {
  const { id, patient_name } = prescription;
  const save = useMutation({
    mutationFn: async () => {
      const file = await callForFile(downloadPrescription, { params: { prescriptionId: id } });
      saveFile(file, `receta-${prescription.startDate}.pdf`);
    },
  });
  return (
    <>
      <span>
        <Button
          icon={<FileText aria-hidden />}
          aria-label={copy.pdfOf(patient_name)}
          isPending={save.isPending}
          onPress={() => save.mutate()}
        >
          {copy.pdf}
        </Button>
      </span>
      {save.isError && (
        <Banner tone="danger">{`${copy.pdfFailed} ${failureText(save.error)}`}</Banner>
      )}
    </>
  );
}
