import { asList, asOk } from '@app/contract/kernel';
import {
  downloadPrescription,
  linkPrescription,
  listPrescriptions,
  type Prescription,
} from '@app/contract/prescriptions';
import { aPrescribedMedication, aPrescription } from '@app/contract/prescriptions/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { savedFiles } from '../testing/saved-files.ts';
import { LatestPrescriptions } from './latest-prescriptions.tsx';
import { PrescriptionsScreen } from './prescriptions-screen.tsx';

const FAILED = 'Ocurrió un error al obtener las recetas';

const idOf = (name: string) => `0198c0de-0000-7000-8000-${String(name.length).padStart(12, '0')}`;

const named = (name: string, over: Partial<Prescription> = {}): Prescription =>
  aPrescription({
    id: idOf(name),
    prescriptionId: idOf(name),
    medications: [aPrescribedMedication({ name })],
    ...over,
  });

const ibuprofeno = named('Ibuprofeno 400 mg');
const enalapril = named('Enalapril 10 mg', { createdDate: '2025-03-10T21:10:00.000Z' });
const amoxicilina = named('Amoxicilina 500 mg', {
  state: 'sent',
  status: 'DISPENSED',
  dispensedDate: '2025-03-10T15:00:00.000Z',
});
const loratadina = named('Loratadina', {
  state: 'overdue',
  status: 'OVERDUE',
  startDate: '2025-01-02',
  expiryDate: '2025-02-01',
});

const device = navigator as { canShare?: unknown; share?: unknown; pdfViewerEnabled?: unknown };
let saved: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-25T15:00:00Z') });
  answer(listPrescriptions, asList([loratadina, amoxicilina, ibuprofeno, enalapril]));
  saved = savedFiles();
});

afterEach(() => {
  vi.useRealTimers();
  delete device.canShare;
  delete device.share;
  delete device.pdfViewerEnabled;
});

const open = (at = '/paciente/mis-recetas') =>
  renderScreen(
    <PrescriptionsScreen
      proof={(id) => `entrega ${id}`}
      send={(chosen) => `envío de ${chosen.map(({ id }) => id).join(' y ')}`}
    />,
    {
      path: '/paciente/mis-recetas',
      at,
    },
  );
const card = (name: string) => screen.findByRole('region', { name });

test('prescriptions that cannot be read say so, and are read again when asked', async () => {
  proves('prescriptions-fail');
  answer(listPrescriptions, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  answer(listPrescriptions, asList([ibuprofeno]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Ibuprofeno 400 mg')).toBeTruthy();
});

test('without prescriptions each tab says so, and what comes next', async () => {
  proves('prescriptions-empty-words');
  answer(listPrescriptions, asList([]));
  const { user } = open();
  expect(await screen.findByText('No existen recetas')).toBeTruthy();
  expect(screen.getByText('Cuando un profesional te recete, va a aparecer acá.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio para consultar' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Vencidas 0' }));
  expect(await screen.findByText('No existen recetas')).toBeTruthy();
});

test('the tabs count, and the chosen one is in the address', async () => {
  proves('prescription-tabs');
  const { user, address } = open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Nuevas 2', 'Enviadas 1', 'Vencidas 1']);
  await user.click(screen.getByRole('tab', { name: 'Enviadas 1' }));
  expect(address()).toBe('/paciente/mis-recetas?tab=enviadas');
  expect(
    within(await card('Amoxicilina 500 mg')).getByText('Dispensada el 10/03/2025'),
  ).toBeTruthy();
});

test('the address opens its tab', async () => {
  open('/paciente/mis-recetas?tab=vencidas');
  const overdue = await card('Loratadina');
  expect(within(overdue).getByText('Venció el 01/02/2025')).toBeTruthy();
  expect(within(overdue).getByText('Vencida')).toBeTruthy();
});

test('a new one says for whom, since when, by whom and until when; the newest first', async () => {
  proves('prescription-tabs', 'prescription-fields');
  open();
  const first = await card('Ibuprofeno 400 mg');
  for (const text of ['Tomás Núñez', '07/03/2025', 'Vence en 12 días', 'Nueva']) {
    expect(within(first).getByText(text)).toBeTruthy();
  }
  expect(first.textContent).toContain('María José Güiraldes · M.N. 123456');
  const licence = within(first).getByRole('link', { name: 'M.N. 123456: qué se verificó' });
  expect(licence.getAttribute('href')).toBe(`/matricula/${aPrescription().professional_id}`);
  const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(names).toEqual(['Enalapril 10 mg', 'Ibuprofeno 400 mg']);
});

test('a blocked one says so, and what happens next', async () => {
  answer(listPrescriptions, asList([{ ...ibuprofeno, status: 'BLOCKED' as const }]));
  open();
  const blocked = within(await card('Ibuprofeno 400 mg'));
  expect(blocked.getByText('Bloqueada por la farmacia')).toBeTruthy();
  expect(blocked.getByText(/Tu profesional la va a revisar/)).toBeTruthy();
  expect(blocked.queryByRole('link', { name: /Ver entrega/ })).toBeNull();
});

test('a dispensed one leads to what was handed over, and back', async () => {
  const { user, address } = open('/paciente/mis-recetas?tab=enviadas');
  const dispensed = within(await card('Amoxicilina 500 mg'));
  await user.click(dispensed.getByRole('link', { name: 'Ver entrega: Amoxicilina 500 mg' }));
  expect(address()).toBe(
    `/paciente/mis-recetas?tab=enviadas&entrega=${amoxicilina.prescriptionId}`,
  );
  expect(screen.getByText(`entrega ${amoxicilina.prescriptionId}`)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Volver a mis recetas' }));
  expect(await card('Amoxicilina 500 mg')).toBeTruthy();
});

test('a family chooses whose prescriptions it sees; no name is in the address', async () => {
  answer(
    listPrescriptions,
    asList([ibuprofeno, { ...enalapril, patient_name: 'Inés Álvarez' }, amoxicilina]),
  );
  const { user, address } = open();
  const people = await screen.findByLabelText('Mostrar');
  const names = within(people)
    .getAllByRole('option')
    .map((one) => one.textContent);
  expect(names).toEqual(['Todas', 'Inés Álvarez', 'Tomás Núñez']);
  await user.selectOptions(people, 'Inés Álvarez');
  expect(address()).toBe('/paciente/mis-recetas?persona=1');
  expect(await card('Enalapril 10 mg')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ibuprofeno 400 mg' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Enviadas 0' }));
  expect(await screen.findByText('No hay recetas de esta persona acá')).toBeTruthy();
});

test('without a family there is nobody to choose', async () => {
  open();
  await card('Ibuprofeno 400 mg');
  expect(screen.queryByLabelText('Mostrar')).toBeNull();
});

test('a screenshot is said to be no prescription', async () => {
  open();
  expect(await screen.findByText('Mostrá el código y tu DNI en la farmacia.')).toBeTruthy();
  expect(screen.getByText(/Una captura de pantalla no es una receta/)).toBeTruthy();
});

test('where all are tests the list says so once, and where some are, each of those', async () => {
  const { unmount } = open();
  await card('Ibuprofeno 400 mg');
  expect(screen.getAllByText('Documento de prueba, sin validez legal')).toHaveLength(1);
  unmount();
  answer(listPrescriptions, asList([ibuprofeno, { ...enalapril, test_mark: false }]));
  open();
  expect(
    within(await card('Ibuprofeno 400 mg')).getByText('Documento de prueba, sin validez legal'),
  ).toBeTruthy();
  expect(screen.getAllByText('Documento de prueba, sin validez legal')).toHaveLength(1);
});

test('a real one carries no test mark', async () => {
  answer(listPrescriptions, asList([{ ...ibuprofeno, test_mark: false }]));
  open();
  await card('Ibuprofeno 400 mg');
  expect(screen.queryByText('Documento de prueba, sin validez legal')).toBeNull();
});

test.each([
  ['prescriptions.document-pending', 'Estamos preparando el PDF. Probá de nuevo en unos segundos.'],
  ['server.fault', FAILED],
])('a file refused by %s says why', async (code, text) => {
  answer(downloadPrescription, refusal(409, code));
  const { user } = open();
  const actions = within(await card('Ibuprofeno 400 mg'));
  await user.click(actions.getByRole('button', { name: /^Descargar PDF/ }));
  expect(await actions.findByText(text)).toBeTruthy();
});

test('the file is saved under its date', async () => {
  answer(downloadPrescription, undefined);
  const { user } = open();
  const actions = within(await card('Ibuprofeno 400 mg'));
  await user.click(actions.getByRole('button', { name: /^Descargar PDF/ }));
  await waitFor(() => expect(saved).toEqual(['receta-2025-03-07.pdf']));
});

/** Presses *Compartir* of a prescription on a device that shares no files. */
async function openSharing() {
  const view = open();
  await view.user.click(
    within(await card('Ibuprofeno 400 mg')).getByRole('button', { name: /^Compartir/ }),
  );
  return {
    ...view,
    dialog: within(await screen.findByRole('dialog', { name: 'Compartir receta' })),
  };
}

test('where no file can be shared, a link is, that names no medicine, with the warning', async () => {
  proves('prescription-shared-by-link');
  answer(linkPrescription, asOk({ key: 'una-clave', expires_at: '2025-03-25T15:15:00.000Z' }));
  const { user, dialog } = await openSharing();
  const whatsApp = await dialog.findByRole('link', { name: 'Enviar por WhatsApp' });
  const text = decodeURIComponent(whatsApp.getAttribute('href') ?? '');
  expect(text).toBe(
    [
      'https://wa.me/?text=Te comparto una receta. Se abre hasta las 12:15\u00a0h con el DNI del paciente:',
      `${window.location.origin}/receta?clave=una-clave`,
      'Una captura de pantalla no es una receta. En la farmacia se muestra el PDF.',
    ].join('\n'),
  );
  await user.click(dialog.getByRole('button', { name: 'Copiar el texto' }));
  expect(await dialog.findByText('Texto copiado.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(text.split('?text=')[1]);
});

test('a link that could not be made is made again when asked', async () => {
  answer(linkPrescription, refusal(500, 'server.fault'));
  const { user, dialog } = await openSharing();
  expect(await dialog.findByText('No pudimos crear el enlace')).toBeTruthy();
  answer(linkPrescription, asOk({ key: 'otra-clave', expires_at: '2025-03-25T15:15:00.000Z' }));
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByText(/clave=otra-clave/)).toBeTruthy();
});

test('where no file can be shared, it can be saved from there to be passed on', async () => {
  answer(downloadPrescription, undefined);
  answer(linkPrescription, refusal(500, 'server.fault'));
  const { user, dialog } = await openSharing();
  await user.click(dialog.getByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() => expect(saved).toEqual(['receta-2025-03-07.pdf']));
});

test('a browser that shows no PDF saves what it was to print', async () => {
  answer(downloadPrescription, undefined);
  const { user } = open();
  await user.click(
    within(await card('Ibuprofeno 400 mg')).getByRole('button', { name: /^Imprimir/ }),
  );
  await waitFor(() => expect(saved).toEqual(['receta-2025-03-07.pdf']));
});

test('the signed file is printed', async () => {
  answer(downloadPrescription, undefined);
  Object.assign(navigator, { pdfViewerEnabled: true });
  const { user } = open();
  await user.click(
    within(await card('Ibuprofeno 400 mg')).getByRole('button', { name: /^Imprimir/ }),
  );
  const frame = await waitFor(
    () => document.querySelector('iframe') ?? expect.fail('nothing to print'),
  );
  const print = vi.fn();
  Object.assign(frame.contentWindow ?? {}, { print });
  frame.dispatchEvent(new Event('load'));
  expect(print).toHaveBeenCalled();
  expect(saved).toEqual([]);
  frame.remove();
});

test('the file is shared with the warning; fetched late, the next press shares at once', async () => {
  const downloads = vi.fn();
  answer(downloadPrescription, () => {
    downloads();
    return undefined;
  });
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'))
    .mockResolvedValue(undefined);
  Object.assign(navigator, { canShare: () => true, share });
  const { user } = open();
  const button = within(await card('Ibuprofeno 400 mg')).getByRole('button', {
    name: /^Compartir/,
  });
  await user.click(button);
  expect(await screen.findByText('Ya está lista. Tocá Compartir de nuevo.')).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  const [given] = share.mock.lastCall ?? [];
  expect(given.files[0].name).toBe('receta-2025-03-07.pdf');
  expect(given.text).toBe(
    'Una captura de pantalla no es una receta. Mostrá el código y tu DNI en la farmacia.',
  );
  expect(downloads).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(/Tocá Compartir de nuevo/)).toBeNull());
});

test('changing one’s mind about sharing is no error', async () => {
  answer(downloadPrescription, undefined);
  const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
  Object.assign(navigator, { canShare: () => true, share });
  const { user } = open();
  await user.click(
    within(await card('Ibuprofeno 400 mg')).getByRole('button', { name: /^Compartir/ }),
  );
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('the home shows the newest two that can be used, without their medicines', async () => {
  const metformina = named('Metformina 850', { createdDate: '2025-03-11T12:00:00.000Z' });
  answer(listPrescriptions, asList([loratadina, ibuprofeno, enalapril, metformina]));
  const { user, address } = renderScreen(<LatestPrescriptions />);
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Receta del 11/03/2025Para Tomás Núñez · Vence en 12 días',
    'Receta del 10/03/2025Para Tomás Núñez · Vence en 12 días',
  ]);
  await user.click(screen.getByRole('link', { name: 'Ver mis recetas' }));
  expect(address()).toBe('/paciente/mis-recetas');
});

test('the newest says that it is blocked', async () => {
  answer(listPrescriptions, asList([{ ...ibuprofeno, status: 'BLOCKED' as const }]));
  renderScreen(<LatestPrescriptions />);
  expect(await screen.findByText('Bloqueada por la farmacia')).toBeTruthy();
});

test('the home says when there is none to use, and when they cannot be read', async () => {
  answer(listPrescriptions, asList([loratadina]));
  const { unmount } = renderScreen(<LatestPrescriptions />);
  expect(
    await screen.findByText('Cuando un profesional te recete, la receta va a aparecer acá.'),
  ).toBeTruthy();
  unmount();
  answer(listPrescriptions, refusal(500, 'server.fault'));
  renderScreen(<LatestPrescriptions />);
  expect(await screen.findByText(FAILED)).toBeTruthy();
});
