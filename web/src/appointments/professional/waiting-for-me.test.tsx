import { listWaitingForMe, type WaitingPlace } from '@app/contract/appointments';
import { aSlot } from '@app/contract/appointments/fixtures';
import { asPage } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { WaitingForMe } from './waiting-for-me.tsx';

test('who waits for an hour with this professional is named, and what they were offered', async () => {
  const place: WaitingPlace = {
    id: '01957000-0000-7000-8000-0000000000c9',
    patientId: '01957000-0000-7000-8000-000000000011',
    patientName: 'Ana López',
    specialtyId: 1,
    specialty: 'Clínica médica',
    professional: { id: aSlot().professionalId, name: 'Dra. Laura Pérez', attends: true },
    isFirst: false,
    createdDate: '2025-03-09T12:00:00.000Z',
    offer: null,
  };
  const offer = {
    slot: aSlot(),
    professionalName: 'Dra. Laura Pérez',
    until: '2025-03-10T20:00:00.000Z',
  };
  const data = [place, { ...place, id: `${place.id}-2`, patientName: 'Juan Ruiz', offer }];
  answer(listWaitingForMe, () => asPage({ data, next: null }));
  await logInAs({ ...paula, accountId: aSlot().professionalId });
  renderScreen(<WaitingForMe />, { path: '/profesional/agenda-de-turnos' });
  expect(await screen.findByText('Esperan que se libere un turno con vos')).toBeTruthy();
  expect(screen.getByText(/^Desde el 09\/03\/2025/)).toBeTruthy();
  expect(screen.getByText(/^Le ofrecimos el turno del lunes 10 de marzo/)).toBeTruthy();
});
