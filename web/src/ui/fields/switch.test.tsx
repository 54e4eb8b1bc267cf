import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { Switch } from './switch.tsx';

function Messages() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Recibir mensajes por WhatsApp" isOn={isOn} onChange={setIsOn} />;
}

test('its words switch it, as its button does', async () => {
  const { user } = renderScreen(<Messages />);
  const button = screen.getByRole('switch', { name: 'Recibir mensajes por WhatsApp' });
  await user.click(screen.getByText('Recibir mensajes por WhatsApp'));
  expect(button.getAttribute('aria-checked')).toBe('true');
  await user.click(button);
  expect(button.getAttribute('aria-checked')).toBe('false');
});
