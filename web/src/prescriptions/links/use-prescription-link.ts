import { linkPrescription, type Prescription } from '@app/contract/prescriptions';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';

/** Makes a link to a prescription; not a query, since another one ends the link that was just passed on. */
export const usePrescriptionLink = ({ prescriptionId }: Pick<Prescription, 'prescriptionId'>) =>
  useMutation({
    mutationFn: async () => (await call(linkPrescription, { params: { prescriptionId } })).data,
  });
