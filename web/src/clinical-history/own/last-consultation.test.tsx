import { listOwnConsultations, type OwnConsultation } from '@app/contract/consultations';
import { asPage } from '@app/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LastConsultation } from './last-consultation.tsx';

const visit: OwnConsultation = {
  queueId: '0198c0de-0000-7000-8000-00000000a001',
  finishedDate: '2026-11-20T14:35:00.000Z',
  professional: 'Dra. Laura Benítez',
  specialty: 'Clínica médica',
  reason: 'Fiebre desde ayer',
  patient: { id: '0198c0de-0000-7000-8000-00000000b002', first_name: 'Tomás', isReader: false },
};

test.each([
  ['there is none', asPage({ data: [], next: null })],
  ['it cannot be read', refusal(500, 'server.fault')],
])('the home says nothing of a last consultation where %s', async (_, answered) => {
  let isAsked = false;
  answer(listOwnConsultations, () => {
    isAsked = true;
    return answered;
  });
  renderScreen(<LastConsultation />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByText('Última consulta')).toBeNull();
});

test('the last consultation says when, with whom and of whom, not why', async () => {
  answer(listOwnConsultations, asPage({ data: [visit], next: null }));
  renderScreen(<LastConsultation />);
  expect(await screen.findByText('20/11/2026')).toBeTruthy();
  expect(screen.getByText('Dra. Laura Benítez · Clínica médica')).toBeTruthy();
  expect(screen.getByText('De Tomás')).toBeTruthy();
  expect(screen.queryByText(/Fiebre/)).toBeNull();
  expect(screen.getByRole('link', { name: /^Ver resumen/ }).getAttribute('href')).toBe(
    `/paciente/consultas/${visit.queueId}`,
  );
  expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toBe(
    '/paciente/mis-consultas',
  );
});
