import { linkPrescription, type Prescription } from '@app/contract/prescriptions';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';

/** Creates a link to a prescription. Not a query, since a new link ends the one that was just shared. */
export const usePrescriptionLink = ({ prescriptionId }: Pick<Prescription, 'prescriptionId'>) =>
  useMutation({
    mutationFn: async () => (await call(linkPrescription, { params: { prescriptionId } })).data,
  });
