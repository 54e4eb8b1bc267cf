import { getHistoryPatient, listHistoryDates } from '@app/contract/clinical-history';
import {
  type Consultation,
  downloadDocument,
  listDocuments,
  listPatientConsultations,
} from '@app/contract/consultations';
import { aConsultation } from '@app/contract/consultations/fixtures';
import { asList, asOk } from '@app/contract/kernel';
import { downloadStudy } from '@app/contract/profiles';
import { aCallText } from '@app/contract/video-call/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { savedFiles } from '../testing/saved-files.ts';
import { HistoryScreen } from './history-screen.tsx';
import { aHistoryPatient } from './testing/history-patient.ts';

const PATIENT_ID = '0198c0de-0000-7000-8000-00000000b001';

const nothingOrdered = {
  prescriptions: [],
  indications: [],
  certificates: [],
  studies: [],
  specialties: [],
};
const idOf = (number: number) => `01957000-0000-7000-8000-00000000000${number}`;

/** Three consultations, newest first: of 7, 6 and 5 March. */
const consultations: Consultation[] = [
  aConsultation({ consultationId: idOf(1), count_edit: 1 }),
  aConsultation({
    consultationId: idOf(2),
    creation_date: '2025-03-06T23:05:00.000Z',
    consultation_type: 'APPOINTMENT',
    attention_type: { name: 'Particular' },
    prepaid_health_category: null,
    ...nothingOrdered,
  }),
  aConsultation({ consultationId: idOf(3), creation_date: '2025-03-05T12:00:00.000Z' }),
];

let total = 3;

beforeEach(() => {
  total = 3;
  answer(getHistoryPatient, asOk(aHistoryPatient()));
  answer(listHistoryDates, asList(consultations));
  answer(listDocuments, asList([]));
  answer(listPatientConsultations, ({ query }) => {
    const { page, patientId } = query as { page: number; patientId: string };
    expect(patientId).toBe(PATIENT_ID);
    return { ...asOk(consultations[page] ?? null), total };
  });
});

const open = (search = '', hideChrome = false) =>
  renderScreen(<HistoryScreen hideChrome={hideChrome} />, {
    path: '/historia-clinica/:id',
    at: `/historia-clinica/${PATIENT_ID}${search}`,
  });

const consultationOf = (when: string) =>
  screen.findByRole('heading', { name: `Consulta del ${when}` });

test('a history that cannot be read says so and can be asked for again', async () => {
  let refusals = 1;
  answer(getHistoryPatient, () =>
    refusals-- > 0 ? refusal(404, 'consultations.not-found') : asOk(aHistoryPatient()),
  );
  const { user } = open();
  expect(
    await screen.findByText('Ocurrió un error al obtener los datos del paciente'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'González, Tomás' })).toBeTruthy();
});

test('a professional whose licence is not verified reads why', async () => {
  answer(getHistoryPatient, refusal(403, 'request.forbidden'));
  open();
  expect(await screen.findByText(/Estamos verificando tu matrícula/)).toBeTruthy();
});

test('a consultation that cannot be read leaves the patient in sight', async () => {
  proves('consultation-fails');
  answer(listPatientConsultations, refusal(500, 'server.fault'));
  open();
  expect(await screen.findByText('Ocurrió un error al obtener la consulta')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'González, Tomás' })).toBeTruthy();
});

test('what a patient of 16 or 17 kept back shows when and with whom, and asks for no document', async () => {
  const words = { diagnosis: '', reason: '', detail: '', follow_up: null };
  const nothing = { ...words, addenda: [], ...nothingOrdered };
  answer(listPatientConsultations, {
    ...asOk(aConsultation({ withheld: true, ...nothing })),
    total: 1,
  });
  answer(listDocuments, () => {
    throw new Error('nobody asks for documents');
  });
  open();
  expect(await screen.findByText(/son reservados: desde los 16 años/)).toBeTruthy();
  expect(
    screen.getByText('María José Güiraldes · Pediatría · M.N. 123456', { selector: 'dd' }),
  ).toBeTruthy();
  for (const words of ['Diagnóstico', 'Motivo', 'Registro', 'Control']) {
    expect(screen.queryByText(words)).toBeNull();
  }
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a patient never attended has no consultations', async () => {
  answer(listPatientConsultations, { ...asOk(null), total: 0 });
  open();
  expect(await screen.findByText('Todavía no hay consultas en esta historia')).toBeTruthy();
});

test('the header tells the patient apart: number, name, age and allergies', async () => {
  proves('history-detail');
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'González, Tomás' })).toBeTruthy();
  for (const words of ['H.C. 5521', '8 años', 'Alergia: penicilina', '52.123.456', 'OSDE 210']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  await consultationOf('07/03/2025, 18:10\u00a0h');
});

test('the medical history opens under its own heading', async () => {
  proves('history-detail');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Antecedentes médicos' }));
  expect(screen.getByText('Asma')).toBeTruthy();
  expect(screen.getByText('27 kg')).toBeTruthy();
  await consultationOf('07/03/2025, 18:10\u00a0h');
});

test('a study in review is named and cannot be opened; the others can', async () => {
  const patient = aHistoryPatient();
  const study = {
    id: 'abc',
    filename: 'placa.pdf',
    mimetype: 'application/pdf',
    size: 210_000,
    state: 'IN_REVIEW' as const,
    creation_date: '2025-03-07T12:00:00.000Z',
  };
  patient.patient_dto.study = [
    study,
    { ...study, id: 'def', filename: 'laboratorio.pdf', state: 'AVAILABLE' },
  ];
  answer(getHistoryPatient, asOk(patient));
  answer(downloadStudy, refusal(409, 'profiles.file-in-review'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Antecedentes médicos' }));
  const list = within(screen.getByRole('region', { name: 'Estudios adjuntos' }));
  expect(list.getByText('placa.pdf (210 KB)')).toBeTruthy();
  expect(list.getAllByText('En revisión')).toHaveLength(1);
  expect(list.queryByRole('button', { name: /placa/ })).toBeNull();
  await user.click(list.getByRole('button', { name: 'laboratorio.pdf (210 KB)' }));
  expect(await list.findByText(/El antivirus todavía está revisando el archivo/)).toBeTruthy();
});

test('the newest consultation has no next; previous goes back one by one to the oldest', async () => {
  proves('history-paging');
  const { user, address } = open();
  const newest = await consultationOf('07/03/2025, 18:10\u00a0h');
  expect(document.activeElement).not.toBe(newest);
  expect(screen.getByText('3 de 3')).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Consulta siguiente' });
  expect(next.getAttribute('aria-disabled')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Consulta anterior' }));
  const second = await consultationOf('06/03/2025, 20:05\u00a0h');
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(address()).toContain('page=1');

  await user.click(screen.getByRole('button', { name: 'Consulta anterior' }));
  await consultationOf('05/03/2025, 09:00\u00a0h');
  expect(screen.getByText('1 de 3')).toBeTruthy();
  const previous = screen.getByRole('button', { name: 'Consulta anterior' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Consulta siguiente' }));
  await consultationOf('06/03/2025, 20:05\u00a0h');
});

test('past the oldest the history stays where it was and previous is no longer offered', async () => {
  proves('history-paging');
  total = 4;
  const { user, address } = open('?page=2');
  await consultationOf('05/03/2025, 09:00\u00a0h');
  await user.click(screen.getByRole('button', { name: 'Consulta anterior' }));
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Consulta anterior' }).getAttribute('aria-disabled'),
    ).toBe('true'),
  );
  await consultationOf('05/03/2025, 09:00\u00a0h');
  expect(address()).toContain('page=2');
});

test('past the newest, and where a date is chosen, the page keys are the browser’s', async () => {
  open();
  await consultationOf('07/03/2025, 18:10\u00a0h');
  expect(fireEvent.keyDown(document.body, { key: 'PageDown' })).toBe(true);
  const jump = await screen.findByRole('combobox', { name: 'Ir a la consulta del' });
  expect(fireEvent.keyDown(jump, { key: 'PageUp' })).toBe(true);
  expect(
    screen.getByRole('button', { name: 'Consulta anterior' }).getAttribute('aria-keyshortcuts'),
  ).toBe('PageUp');
});

test('an address with the id of a consultation opens it, and none other is read', async () => {
  const { address } = open(`?consulta=${idOf(3)}&tab=recetas`);
  expect(await consultationOf('05/03/2025, 09:00\u00a0h')).toBeTruthy();
  expect(address()).toBe(`/historia-clinica/${PATIENT_ID}?tab=recetas&page=2`);
  expect(screen.queryByText(/06\/03\/2025/, { selector: 'h2' })).toBeNull();
});

test('an id that is not in the history opens the newest consultation', async () => {
  const { address } = open('?consulta=otra');
  expect(await consultationOf('07/03/2025, 18:10\u00a0h')).toBeTruthy();
  expect(address()).toBe(`/historia-clinica/${PATIENT_ID}`);
});

test('PageUp and PageDown turn the pages, and the date list jumps', async () => {
  const { user } = open();
  await consultationOf('07/03/2025, 18:10\u00a0h');
  await user.keyboard('{PageUp}');
  await consultationOf('06/03/2025, 20:05\u00a0h');
  await user.keyboard('{PageDown}');
  await consultationOf('07/03/2025, 18:10\u00a0h');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Ir a la consulta del' }),
    '2',
  );
  await consultationOf('05/03/2025, 09:00\u00a0h');
});

test('a consultation says what it was, who attended and that it was edited', async () => {
  proves('consultation-says-type-and-edits');
  const { user } = open();
  await consultationOf('07/03/2025, 18:10\u00a0h');
  expect(screen.getByText('Guardia virtual')).toBeTruthy();
  expect(screen.getByText('OSDE 210', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('Editado 1')).toBeTruthy();
  expect(
    screen.getByText('María José Güiraldes · Pediatría · M.N. 123456', { selector: 'dd' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Consulta anterior' }));
  await consultationOf('06/03/2025, 20:05\u00a0h');
  expect(screen.getByText('Turno programado')).toBeTruthy();
  expect(screen.getByText('Particular')).toBeTruthy();
});

test.each([
  ['Recetas', 'No existen recetas'],
  ['Indicaciones', 'No existen indicaciones'],
  ['Certificados', 'No existen certificados'],
  ['Estudios', 'No existen estudios'],
  ['Derivaciones', 'No existen derivaciones'],
])('a consultation without %s says so', async (tab, words) => {
  proves('history-empty-words');
  const { user } = open('?page=1');
  await user.click(await screen.findByRole('tab', { name: tab }));
  expect(within(screen.getByRole('tabpanel')).getByText(words)).toBeTruthy();
});

test.each([
  ['recetas', 'Recetas 1', '1 comprimido cada 8 horas por 5 días'],
  ['indicaciones', 'Indicaciones 1', 'Abundante líquido y reposo relativo.'],
  ['certificados', 'Certificados 1', '48 horas'],
  ['estudios', 'Estudios 1', 'Hemograma completo'],
  ['derivaciones', 'Derivaciones 1', 'Faringitis a repetición en los últimos seis meses'],
])('the address opens the tab %s, with its count', async (tab, name, words) => {
  proves('history-tabs');
  open(`?tab=${tab}`);
  expect((await screen.findByRole('tab', { name })).getAttribute('aria-selected')).toBe('true');
  expect(within(screen.getByRole('tabpanel')).getByText(words)).toBeTruthy();
});

test('the chosen tab is kept in the address and when the page is turned', async () => {
  const { user, address } = open('?showheader=true');
  await user.click(await screen.findByRole('tab', { name: 'Estudios 1' }));
  expect(address()).toContain('tab=estudios');
  expect(address()).toContain('showheader=true');
  await user.click(screen.getByRole('button', { name: 'Consulta anterior' }));
  const tab = await screen.findByRole('tab', { name: 'Estudios' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

test('the document of a tab is downloaded, and a failure is said beside it', async () => {
  answer(
    listDocuments,
    asList([
      {
        id: idOf(7),
        kind: 'prescription' as const,
        entityId: idOf(8),
        title: 'Receta de la Dra. Güiraldes para Tomás',
        // 23:15 of the day before, in Argentina.
        createdDate: '2025-03-08T02:15:00.000Z',
      },
    ]),
  );
  const saved = savedFiles();
  let refusals = 1;
  answer(downloadDocument, () =>
    refusals-- > 0 ? refusal(500, 'server.fault') : (undefined as never),
  );
  const { user } = open();
  const button = await screen.findByRole('button', { name: /Descargar Receta/ });
  await user.click(button);
  expect(await screen.findByText('Ocurrió un error al descargar el documento')).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(['receta-2025-03-07.pdf']));
});

test('when the patient should come back is read with the record', async () => {
  open();
  await consultationOf('07/03/2025, 18:10\u00a0h');
  expect(screen.getByText('Control').nextElementSibling?.textContent).toBe('En 7 días');
});

test('the whole consultation is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('opened beside a call it has no way back to the list', async () => {
  proves('history-showheader');
  open('', true);
  await consultationOf('07/03/2025, 18:10\u00a0h');
  expect(screen.queryByRole('link', { name: 'Volver' })).toBeNull();
});

test('otherwise Volver leads to the list', async () => {
  proves('history-showheader');
  const { user, address } = open();
  await consultationOf('07/03/2025, 18:10\u00a0h');
  await user.click(screen.getByRole('link', { name: 'Volver' }));
  expect(address()).toBe('/historia-clinica');
});

test('the login of the specification opens the same history', async () => {
  const asked: unknown[] = [];
  answer(getHistoryPatient, ({ params }) => {
    asked.push(params.id);
    return asOk(aHistoryPatient());
  });
  renderScreen(<HistoryScreen />, {
    path: '/historia-clinica/:id',
    at: '/historia-clinica/marta%40example.com%2352123456',
  });
  await consultationOf('07/03/2025, 18:10\u00a0h');
  expect(asked).toEqual(['marta@example.com#52123456']);
});

test('what both wrote in the call is shown with the record, and where nothing was, nothing is', async () => {
  answer(listPatientConsultations, {
    ...asOk(aConsultation({ messages: [aCallText()] })),
    total: 1,
  });
  const { unmount } = open();
  const title = await screen.findByRole('heading', { name: 'Mensajes de la consulta' });
  expect(title.parentElement?.textContent).toContain(
    'María José Güiraldes · 20:06\u00a0h¿Me escuchás bien?',
  );
  unmount();
  answer(listPatientConsultations, { ...asOk(aConsultation()), total: 1 });
  open();
  await consultationOf('07/03/2025, 18:10\u00a0h');
  expect(screen.queryByText('Mensajes de la consulta')).toBeNull();
});
