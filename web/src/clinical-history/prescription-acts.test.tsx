import { getHistoryPatient, listHistoryDates } from '@app/contract/clinical-history';
import { listDocuments, listPatientConsultations } from '@app/contract/consultations';
import { aConsultation } from '@app/contract/consultations/fixtures';
import { asList, asOk, done } from '@app/contract/kernel';
import {
  annulPrescription,
  type Prescription,
  reactivatePrescription,
} from '@app/contract/prescriptions';
import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { aHistoryPatient } from './testing/history-patient.ts';

const medications = [aPrescribedMedication({ name: 'Ibuprofeno 400 mg' })];
let prescription: Prescription;
let isAuthor: boolean;

beforeEach(() => {
  prescription = aPrescription({ medications });
  isAuthor = true;
  answer(getHistoryPatient, asOk(aHistoryPatient()));
  answer(listHistoryDates, asList([]));
  answer(listDocuments, asList([]));
  answer(listPatientConsultations, () => ({
    ...asOk(
      aConsultation({
        prescriptions: [prescription],
        amendment: isAuthor ? ('EDIT' as const) : null,
      }),
    ),
    total: 1,
  }));
});

async function show() {
  const shown = renderScreen(<HistoryScreen proof={(id) => <p>{`Constancia de ${id}`}</p>} />, {
    path: '/historia-clinica/:id',
    at: '/historia-clinica/0198c0de-0000-7000-8000-00000000b001',
  });
  const tab = within(await screen.findByRole('tabpanel'));
  await tab.findByText('Ibuprofeno 400 mg');
  return { ...shown, tab };
}

test('who is not its author reads its state, and may do nothing', async () => {
  isAuthor = false;
  prescription = aPrescription({ medications, status: 'BLOCKED' });
  const { tab } = await show();
  expect(tab.getByText('Bloqueada por la farmacia')).toBeTruthy();
  expect(tab.queryByRole('button', { name: /receta/ })).toBeNull();
});

test.each(['DISPENSED', 'OVERDUE', 'ANNULLED'] as const)(
  'a prescription that is %s is not annulled',
  async (status) => {
    prescription = aPrescription({ medications, status });
    const { tab } = await show();
    expect(tab.queryByRole('button', { name: /Anular receta/ })).toBeNull();
    expect(tab.queryByRole('button', { name: /Reactivar receta/ })).toBeNull();
  },
);

test('without a reason nothing is annulled', async () => {
  const { user, tab } = await show();
  await user.click(tab.getByRole('button', { name: 'Anular receta: Ibuprofeno 400 mg' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Anular la receta?' }));
  await user.click(dialog.getByRole('button', { name: 'Anular receta' }));
  expect(dialog.getByText('Ingresá el motivo')).toBeTruthy();
});

test('where a pharmacy was faster it says so, and reads the consultation again', async () => {
  answer(annulPrescription, () => {
    prescription = aPrescription({ medications, status: 'DISPENSED' });
    return refusal(409, 'prescriptions.already-dispensed');
  });
  const { user, tab } = await show();
  await user.click(tab.getByRole('button', { name: 'Anular receta: Ibuprofeno 400 mg' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Motivo'), 'Dosis equivocada');
  await user.click(dialog.getByRole('button', { name: 'Anular receta' }));
  expect(await screen.findByText(/Una farmacia ya la dispensó/)).toBeTruthy();
});

test.each(['ISSUED', 'SENT'] as const)(
  'its author annuls one that is %s with a reason, and the list shows it',
  async (status) => {
    proves('counter-prescriber-annuls');
    prescription = aPrescription({ medications, status });
    const reasons: unknown[] = [];
    answer(annulPrescription, ({ body }) => {
      reasons.push(body);
      prescription = aPrescription({ medications, status: 'ANNULLED' });
      return done;
    });
    const { user, tab } = await show();
    expect(tab.queryByText('Anulada')).toBeNull();
    await user.click(tab.getByRole('button', { name: 'Anular receta: Ibuprofeno 400 mg' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Motivo'), 'Dosis equivocada');
    await user.click(dialog.getByRole('button', { name: 'Anular receta' }));
    expect(await tab.findByText('Anulada')).toBeTruthy();
    expect(reasons).toEqual([{ reason: 'Dosis equivocada' }]);
  },
);

test('a blocked one says what the block means, and its author ends it', async () => {
  proves('counter-block');
  prescription = aPrescription({ medications, status: 'BLOCKED' });
  answer(reactivatePrescription, () => {
    prescription = aPrescription({ medications });
    return done;
  });
  const { user, tab } = await show();
  expect(tab.getByText(/los días de vigencia siguen corriendo/)).toBeTruthy();
  await user.click(tab.getByRole('button', { name: 'Reactivar receta: Ibuprofeno 400 mg' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Reactivar la receta?' }));
  await user.click(dialog.getByRole('button', { name: 'Reactivar' }));
  await waitFor(() => expect(tab.getByText('Nueva')).toBeTruthy());
});

test('what a pharmacy handed over is shown where it is asked for', async () => {
  proves('counter-proof');
  prescription = aPrescription({ medications, status: 'DISPENSED' });
  const { user, tab } = await show();
  await user.click(tab.getByRole('button', { name: 'Ver entrega: Ibuprofeno 400 mg' }));
  expect(tab.getByText(`Constancia de ${prescription.prescriptionId}`)).toBeTruthy();
});
