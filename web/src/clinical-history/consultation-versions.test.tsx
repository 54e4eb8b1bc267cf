import { type ConsultationVersion, listConsultationVersions } from '@app/contract/consultations';
import { aConsultation } from '@app/contract/consultations/fixtures';
import { asList } from '@app/contract/kernel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { EditedChip } from './consultation-versions.tsx';

const { diagnosis, reason, detail, professional_name } = aConsultation();
const first: ConsultationVersion = {
  version: 1,
  creation_date: '2025-03-07T21:10:00.000Z',
  professional_name,
  diagnosis,
  reason,
  detail,
  follow_up: null,
  changes: [],
  content_hash: 'a'.repeat(64),
};
const second: ConsultationVersion = {
  ...first,
  version: 2,
  follow_up: 'IN_7_DAYS',
  changes: ['follow_up', 'study'],
};

async function open() {
  const { user } = renderScreen(<EditedChip consultation={aConsultation({ count_edit: 1 })} />);
  await user.click(screen.getByRole('button', { name: 'Editado 1' }));
  return within(await screen.findByRole('dialog', { name: 'Qué cambió en esta consulta' }));
}

test('changes that cannot be read say so', async () => {
  answer(listConsultationVersions, refusal(500, 'server.fault'));
  const dialog = await open();
  expect(await dialog.findByText('No pudimos traer los cambios de esta consulta.')).toBeTruthy();
});

test('another day to come back is read with what was said before; an order, as replaced', async () => {
  answer(listConsultationVersions, asList([second, first]));
  const dialog = await open();
  const change = (await dialog.findByText('Control')).parentElement;
  expect(change?.textContent).toBe('ControlAntes: Sin indicarAhora: En 7 días');
  expect(dialog.getByText('Pedido de estudios: se reemplazó lo anterior')).toBeTruthy();
});
