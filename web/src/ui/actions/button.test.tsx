import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { Button } from './button.tsx';

const reason = 'Para finalizar la consulta, complete el registro.';

test('an unavailable button does nothing but explain itself, and leads to what is missing', async () => {
  const press = vi.fn();
  const explain = vi.fn();
  const { user } = renderScreen(
    <Button disabledReason={reason} onPress={press} onExplain={explain} type="submit">
      Finalizar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Finalizar' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');

  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');

  expect(press).not.toHaveBeenCalled();
  expect(explain).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe(reason);
});

test('Enter in a field of its form presses an unavailable button: nothing is submitted', async () => {
  const submit = vi.fn();
  const { user } = renderScreen(
    <form onSubmit={submit}>
      <input aria-label="DNI" />
      <Button type="submit" disabledReason={reason}>
        Crear cuenta
      </Button>
    </form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'DNI' }), '30123457{Enter}');

  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(reason);
});

test('readers of the screen hear the reason before pressing', () => {
  renderScreen(<Button disabledReason={reason}>Finalizar</Button>);
  const described = screen.getByRole('button').getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe(reason);
});

test('a pending button does not act twice', async () => {
  const press = vi.fn();
  const { user } = renderScreen(
    <Button isPending onPress={press}>
      Pagar
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});

test('the second press of a double one does not act, though nothing is pending yet', async () => {
  const press = vi.fn();
  const { user } = renderScreen(
    <Button isPending={false} onPress={press}>
      Pagar
    </Button>,
  );
  await user.dblClick(screen.getByRole('button'));
  expect(press).toHaveBeenCalledOnce();
});

test('a button without progress acts at every press', async () => {
  const press = vi.fn();
  const { user } = renderScreen(<Button onPress={press}>Sumar</Button>);
  await user.dblClick(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(2);
});

test('an available button acts', async () => {
  const press = vi.fn();
  const { user } = renderScreen(<Button onPress={press}>Llamar</Button>);
  await user.click(screen.getByRole('button', { name: 'Llamar' }));
  expect(press).toHaveBeenCalledOnce();
});

test('one that moves focus elsewhere only announces its reason', async () => {
  const { user } = renderScreen(
    <Button disabledReason={reason} onExplain={() => undefined}>
      Finalizar
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  const said = screen.getByRole('status');
  expect(said.textContent).toBe(reason);
  expect(said.closest('.sr-only')).not.toBeNull();
});

test('one that becomes available keeps the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Button disabledReason={reason}>Finalizar</Button>);
  await user.tab();
  rerender(<Button disabledReason={null}>Finalizar</Button>);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Finalizar' }));
});
