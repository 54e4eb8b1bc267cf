import { listMissingConsents } from '@app/contract/consents';
import { asList } from '@app/contract/kernel';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { CHILD } from '../../testing/family.ts';
import { BeforeJoining } from './before-joining.tsx';

const onNext = vi.fn();
const onBack = vi.fn();
const open = () =>
  renderScreen(<BeforeJoining patientId={CHILD} onNext={onNext} onBack={onBack} />);

afterEach(() => {
  onlineManager.setOnline(true);
  onNext.mockClear();
  onBack.mockClear();
});

test('while nobody knows what has to be accepted there is a way back, and none on', async () => {
  answer(listMissingConsents, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('No pudimos leer el consentimiento.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(onNext).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(onBack).toHaveBeenCalledOnce();
  answer(listMissingConsents, asList([]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-disabled')).toBe(
      null,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(onNext).toHaveBeenCalledOnce();
});

test('without a network the step says that it goes on once that is back', async () => {
  answer(listMissingConsents, asList([]));
  onlineManager.setOnline(false);
  open();
  expect(await screen.findByText(/^Sin conexión: cuando vuelva internet seguís/)).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).toBeNull());
});
