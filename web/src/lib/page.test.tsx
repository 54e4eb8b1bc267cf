import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { useFocusKept } from './page.ts';

/** A button that is gone once it is pressed, and one that stays. */
function Duty() {
  const [isOn, setIsOn] = useState(false);
  useFocusKept(String(isOn));
  return (
    <>
      <PageHeading title="Guardia">Guardia</PageHeading>
      {!isOn && (
        <button type="button" onClick={() => setIsOn(true)}>
          Entrar
        </button>
      )}
      <button type="button" onClick={() => setIsOn(!isOn)}>
        Cambiar
      </button>
    </>
  );
}

test('the focus of a button that is gone moves to the heading', async () => {
  const { user } = renderScreen(<Duty />);
  screen.getByRole('button', { name: 'Entrar' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Guardia' }));
});

test('the focus of a button that stays is not moved', async () => {
  const { user } = renderScreen(<Duty />);
  const change = screen.getByRole('button', { name: 'Cambiar' });
  change.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(change);
});
