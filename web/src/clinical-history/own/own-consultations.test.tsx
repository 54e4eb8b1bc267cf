import { listOwnConsultations, type OwnConsultation } from '@app/contract/consultations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { OwnConsultationsScreen } from './own-consultations-screen.tsx';

const OWN: OwnConsultation = {
  queueId: '0198c0de-0000-7000-8000-00000000a001',
  finishedDate: '2026-03-07T21:10:00.000Z',
  professional: 'Dra. Laura Benítez',
  specialty: 'Clínica médica',
  reason: 'Dolor de garganta',
  patient: { id: '0198c0de-0000-7000-8000-00000000b001', first_name: 'María', isReader: true },
};
const KEPT: OwnConsultation = {
  ...OWN,
  queueId: '0198c0de-0000-7000-8000-00000000a002',
  finishedDate: '2025-12-24T15:00:00.000Z',
  reason: null,
  patient: { id: '0198c0de-0000-7000-8000-00000000b002', first_name: 'Tomás', isReader: false },
};

const open = () =>
  renderScreen(<OwnConsultationsScreen />, {
    path: '/paciente/mis-consultas',
    at: '/paciente/mis-consultas',
  });
const page = (data: OwnConsultation[], next: string | null = null) => ({
  status: 'OK' as const,
  data,
  next,
});

test('a list that could not be read says so, and is read again when asked', async () => {
  answer(listOwnConsultations, refusal(500, 'server.fault'));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  answer(listOwnConsultations, page([OWN]));
  await user.click(again);
  expect(await screen.findByText('Dolor de garganta')).toBeTruthy();
});

test('who never consulted reads what will be here', async () => {
  answer(listOwnConsultations, page([]));
  open();
  expect(await screen.findByText('Todavía no tuviste consultas')).toBeTruthy();
});

test('each says when, why, with whom and for whom, and leads to its summary', async () => {
  answer(listOwnConsultations, page([OWN, KEPT]));
  open();
  const own = await screen.findByRole('region', { name: '07/03/2026' });
  expect(within(own).getByText('Dra. Laura Benítez · Clínica médica')).toBeTruthy();
  expect(within(own).queryByText(/^De /)).toBeNull();
  const link = within(own).getByRole('link', { name: /^Ver resumen: 07/ });
  expect(link.getAttribute('href')).toBe(`/paciente/consultas/${OWN.queueId}`);
  const kept = screen.getByRole('region', { name: '24/12/2025' });
  expect(within(kept).getByText('De Tomás')).toBeTruthy();
  expect(within(kept).getByText(/prefirió no compartir/)).toBeTruthy();
});

test('older ones come when asked for', async () => {
  answer(listOwnConsultations, ({ query }) =>
    (query as { after?: string }).after === 'aquí' ? page([KEPT]) : page([OWN], 'aquí'),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
});
