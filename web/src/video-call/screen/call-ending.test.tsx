import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import type { EndReason } from '../session/call-session.ts';
import { CallEnding } from './call-ending.tsx';

const show = (ending: EndReason, side: 'patient' | 'professional') => {
  const onEnterAgain = vi.fn();
  const view = renderScreen(
    <CallEnding ending={ending} side={side} onEnterAgain={onEnterAgain} />,
    { path: '/call' },
  );
  return { ...view, onEnterAgain };
};

const steps = () => [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];

test.each([
  ['professional-cancelled', 'El profesional canceló la consulta'],
  ['failed', 'Ocurrió un error al conectarse al video/audio'],
  ['over', 'Esta consulta ya terminó'],
] as const)('the patient of a call that is %s is told so and goes home', async (ending, title) => {
  proves('call-fails-to-connect');
  const { user, address } = show(ending, 'patient');
  expect(screen.getByRole('heading', { name: title })).toBe(document.activeElement);
  expect(steps()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(address()).toBe('/paciente');
});

test.each([
  ['replaced', 'Seguís la consulta en otra pantalla', 'Seguir en esta pantalla'],
  [
    'tampered',
    'Cortamos la llamada porque no pudimos comprobar que fuera segura.',
    'Volver a entrar',
  ],
  ['refused', 'Ocurrió un error al conectarse al video/audio', 'Volver a entrar'],
] as const)('either side of a call that is %s may enter again', async (ending, title, step) => {
  for (const side of ['patient', 'professional'] as const) {
    const { user, onEnterAgain, unmount } = show(ending, side);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(steps()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: step }));
    expect(onEnterAgain).toHaveBeenCalledOnce();
    unmount();
  }
});

test.each([
  [
    'patient-finished',
    'El paciente se desconecto, por favor, complete el registro de consulta antes de finalizar la llamada.',
    '',
  ],
  [
    'failed',
    'Ocurrió un error al conectarse al video/audio',
    'Completá el registro para finalizar la consulta.',
  ],
  ['over', 'Esta consulta ya terminó', 'Completá el registro para finalizar la consulta.'],
  ['professional-finished', 'La consulta terminó', ''],
  ['professional-cancelled', 'El profesional canceló la consulta', ''],
] as const)(
  'the professional of a call that is %s goes on with the record',
  (ending, title, detail) => {
    show(ending, 'professional');
    expect(screen.getByRole('alert').textContent).toBe(title + detail);
    expect(steps()).toEqual([]);
    // A person who is typing keeps the focus.
    expect(document.activeElement).toBe(document.body);
  },
);
