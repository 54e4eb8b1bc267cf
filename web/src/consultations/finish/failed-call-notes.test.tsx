import { listFailedCallNotes } from '@app/contract/consultations';
import { asList } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { QUEUE_ID } from '../testing/open-record.tsx';
import { FailedCallNotes } from './failed-call-notes.tsx';

test('what was written before the call failed is a press away', async () => {
  answer(
    listFailedCallNotes,
    asList([
      {
        queueId: QUEUE_ID,
        version: 2,
        content: { reason: 'Fiebre', detail: 'Odinofagia de 24 horas' },
        updatedAt: '2025-03-07T23:20:00.000Z',
        first_name: 'Tomás',
        last_name: 'González',
        startedDate: '2025-03-07T23:05:00.000Z',
      },
    ]),
  );
  const { user } = renderScreen(<FailedCallNotes />);
  expect(
    await screen.findByText(/de Tomás González del 07\/03\/2025, 20:05 h terminó/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver mis notas' }));
  await screen.findByRole('dialog', { name: 'Notas de la consulta de Tomás González' });
  expect(screen.getByText('Odinofagia de 24 horas')).toBeTruthy();
});
