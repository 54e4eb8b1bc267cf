import { openPrescriptionLink } from '@app/contract/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { PrescriptionLinkScreen } from './link-screen.tsx';

let saved: string[];
beforeEach(() => {
  saved = savedFiles();
});

async function openWith(dni: string) {
  const view = renderScreen(<PrescriptionLinkScreen />, {
    path: '/receta',
    at: '/receta?clave=una-clave-larga-de-un-mensaje',
  });
  if (dni) await view.user.type(screen.getByLabelText('DNI del paciente'), dni);
  await view.user.click(screen.getByRole('button', { name: 'Abrir receta' }));
  return view;
}

test.each(['', 'corta'])('a link whose key is "%s" asks for no DNI', async (key) => {
  renderScreen(<PrescriptionLinkScreen />, { path: '/receta', at: `/receta?clave=${key}` });
  expect(await screen.findByText('Abrí otra vez el enlace del mensaje')).toBeTruthy();
  expect(screen.queryByLabelText('DNI del paciente')).toBeNull();
});

test.each([
  ['', 'Ingresá el DNI'],
  ['123', 'Ingresa un DNI válido'],
])('the DNI "%s" is refused at its field, without asking', async (dni, text) => {
  const asked = vi.fn();
  answer(openPrescriptionLink, asked);
  await openWith(dni);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(asked).not.toHaveBeenCalled();
});

test.each(['prescriptions.link-invalid', 'request.invalid'])(
  'a link or a DNI refused by %s says the same',
  async (code) => {
    answer(openPrescriptionLink, refusal(400, code));
    await openWith('28.123.456');
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('No pudimos abrir la receta.');
    expect(banner.textContent).toContain('15 minutos');
    expect(saved).toEqual([]);
  },
);

test('the right DNI saves the file, and the key leaves the address', async () => {
  proves('prescription-shared-by-link');
  const bodies: unknown[] = [];
  answer(openPrescriptionLink, ({ body }) => {
    bodies.push(body);
    return undefined;
  });
  const { address } = await openWith('28.123.456');
  await waitFor(() => expect(saved).toEqual(['receta.pdf']));
  expect(bodies).toEqual([{ key: 'una-clave-larga-de-un-mensaje', dni: '28123456' }]);
  expect(await screen.findByText(/La receta está en tus descargas/)).toBeTruthy();
  expect(address()).toBe('/receta');
});
