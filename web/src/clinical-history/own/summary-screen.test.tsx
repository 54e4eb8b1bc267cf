import { getConsultationSummary, listDocuments } from '@app/contract/consultations';
import { aConsultationSummary } from '@app/contract/consultations/fixtures';
import { asError, asList, asOk } from '@app/contract/kernel';
import { aPrescription } from '@app/contract/prescriptions/fixtures';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { aCallText } from '@app/contract/video-call/fixtures';
import { PATIENT_POLL_MS } from '@app/contract/visits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { SummaryScreen } from './summary-screen.tsx';

const QUEUE_ID = '0198c0de-0000-7000-8000-00000000a001';

/** Marta, who reads. */
const MARTA: User = {
  id: '0198c0de-0000-7000-8000-00000000b001',
  active_role: 'PATIENT',
  email: 'marta@example.com',
  username: 'marta',
  alias: null,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
  birth_date: '1980-05-02',
  id_number: '28123456',
  phone_number: null,
  cuil: null,
  other_identification: null,
  address_dto: null,
  patient_dto: null,
  professional_dto: null,
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
  answer(getConsultationSummary, asOk(aConsultationSummary()));
  answer(
    listDocuments,
    asList([
      {
        id: '0198c0de-0000-7000-8000-00000000c007',
        kind: 'instructions' as const,
        entityId: '0198c0de-0000-7000-8000-00000000c008',
        title: 'Indicaciones de la Dra. Güiraldes para Tomás',
        createdDate: '2025-03-07T21:10:00.000Z',
      },
    ]),
  );
});

afterEach(() => void vi.useRealTimers());

const open = () =>
  renderScreen(
    <SummaryScreen
      correction={(visitId, patientId) => `${visitId} de ${patientId}`}
      rating={(visitId) => `Calificar ${visitId}`}
    />,
    {
      path: '/paciente/consultas/:queueId',
      at: `/paciente/consultas/${QUEUE_ID}`,
    },
  );

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['of somebody else', refusal(404, 'consultations.not-found')],
  ['with an address that is none', refusal(400, 'request.invalid')],
])('a visit %s is not there, and the way on is', async (_, answered) => {
  answer(getConsultationSummary, answered);
  open();
  await heading('No encontramos esta consulta');
  await waitFor(() => expect(document.title).toMatch(/^No encontramos esta consulta/));
  expect(screen.getByRole('link', { name: 'Ver notificaciones' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});

test('one that could not be read says so, and is read again when asked', async () => {
  answer(getConsultationSummary, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText('Ocurrió un error al obtener la consulta')).toBeTruthy();
  answer(getConsultationSummary, asOk(aConsultationSummary()));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('María José Güiraldes')).toBeTruthy();
});

test('what was kept back from the holder is said to be, and nothing of it is shown', async () => {
  const nothing = { diagnosis: '', reason: '', detail: '', prescriptions: [], indications: [] };
  const withheld = { ...nothing, certificates: [], studies: [], specialties: [] };
  answer(getConsultationSummary, asOk(aConsultationSummary({ withheld: true, ...withheld })));
  open();
  expect(await screen.findByText(/son reservados/)).toBeTruthy();
  expect(screen.getByText('María José Güiraldes')).toBeTruthy();
  expect(screen.queryByText('Motivo')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Documentos' })).toBeNull();
});

test('while the professional writes it says so, and appears by itself', async () => {
  let readings = 0;
  answer(getConsultationSummary, () => {
    readings += 1;
    return readings === 1
      ? refusal(409, 'consultations.not-stored-yet')
      : asOk(aConsultationSummary());
  });
  open();
  expect(
    await screen.findByText('El profesional todavía está completando la consulta'),
  ).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(PATIENT_POLL_MS));
  expect(await screen.findByText('María José Güiraldes')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3 * PATIENT_POLL_MS));
  expect(readings).toBe(2);
});

test('it tells whose visit it was, who attended, what was found and what to do', async () => {
  const { detail, patient, ...summary } = aConsultationSummary();
  open();
  await screen.findByText(`${patient.first_name} ${patient.last_name}`, { selector: 'dd' });
  for (const text of [
    '07/03/2025, 18:10 h',
    summary.professional_name,
    summary.professional_specialties,
    summary.professional_license,
    summary.reason,
    'Abundante líquido y reposo relativo.',
    'Hemograma completo',
    'Otorrinolaringología',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(0, 3)).toEqual(['Diagnóstico', 'Qué hacer', 'Cuándo volver a consultar']);
  // The professional's notes belong to the record: a copy of it is requested elsewhere.
  expect(screen.queryByText(detail)).toBeNull();
});

test('the diagnosis is said in plain words, and its code small', async () => {
  answer(
    getConsultationSummary,
    asOk(aConsultationSummary({ diagnosis: '(J02.9) - Faringitis aguda' })),
  );
  open();
  expect(await screen.findByText('Faringitis aguda')).toBeTruthy();
  expect(screen.getByText('Código CIE-10: J02.9')).toBeTruthy();
});

test.each([
  [null, /^Si empeorás/],
  ['NONE', 'No hace falta un control'],
  ['IF_NOT_BETTER', 'Volvé a consultar solo si no mejorás'],
  ['IN_48_HOURS', 'Volvé a consultar el domingo 9 de marzo (a los 2 días)'],
  ['IN_7_DAYS', 'Volvé a consultar el viernes 14 de marzo (a los 7 días)'],
] as const)(
  'when to come back, %s, is said with what brings one back before',
  async (followUp, words) => {
    answer(getConsultationSummary, asOk(aConsultationSummary({ follow_up: followUp })));
    open();
    const part = await screen.findByRole('region', { name: 'Cuándo volver a consultar' });
    expect(within(part).getByText(words)).toBeTruthy();
    expect(part.textContent).toMatch(/empeorás.*emergencia llamá al 107/);
  },
);

test('one that was corrected says when; another one says nothing of it', async () => {
  answer(
    getConsultationSummary,
    asOk(aConsultationSummary({ count_edit: 1, edited_date: '2025-03-08T13:05:00.000Z' })),
  );
  const { unmount } = open();
  expect(await screen.findByText(/corrigió esta consulta el 08\/03\/2025, 10:05\sh/)).toBeTruthy();
  unmount();
  answer(getConsultationSummary, asOk(aConsultationSummary()));
  open();
  await screen.findByText('María José Güiraldes');
  expect(screen.queryByText(/corrigió esta consulta/)).toBeNull();
});

test('the prescription in force comes first, and the annulled one after it in a line', async () => {
  const annulled = aPrescription({ id: 'old', status: 'ANNULLED' });
  const valid = aPrescription({ id: 'new' });
  answer(getConsultationSummary, asOk(aConsultationSummary({ prescriptions: [annulled, valid] })));
  open();
  const part = await screen.findByRole('region', { name: 'Recetas' });
  const posology = valid.medications[0]?.posology ?? '';
  expect(within(part).getAllByText(posology)).toHaveLength(1);
  const words = part.textContent ?? '';
  expect(words.indexOf(posology)).toBeGreaterThan(-1);
  expect(words.indexOf('Anulada')).toBeGreaterThan(words.indexOf(posology));
});

test('that its prescriptions are of a test is said once', async () => {
  open();
  expect(await screen.findAllByText('Documento de prueba, sin validez legal')).toHaveLength(1);
});

test('who does not get better is led back to a consultation', async () => {
  open();
  const again = await screen.findByRole('link', { name: '¿Seguís igual? Volver a consultar' });
  expect(again.getAttribute('href')).toBe('/paciente');
});

test('its documents are downloaded from it, it is printed, and a mistake has where to be told', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  expect(
    await screen.findByRole('button', {
      name: 'Indicaciones: Indicaciones de la Dra. Güiraldes para Tomás',
    }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText(new RegExp(`^${QUEUE_ID} de `))).toBeTruthy();
});

test('a visit of somebody else in the group is named after them', async () => {
  answer(getOwnProfile, asOk(MARTA));
  const { router } = open();
  await act(() => router.navigate('/otra'));
  await act(() => router.navigate(`/paciente/consultas/${QUEUE_ID}`));
  expect(await heading('Resumen de la consulta de Tomás')).toBe(document.activeElement);
  await waitFor(() => expect(document.title).toMatch(/^Resumen de la consulta de Tomás/));
});

test('the own visit is called so', async () => {
  answer(getOwnProfile, asOk(MARTA));
  const patient = { id: MARTA.id, first_name: 'Marta', last_name: 'González' };
  answer(getConsultationSummary, asOk(aConsultationSummary({ patient })));
  open();
  await screen.findByText('Marta González', { selector: 'dd' });
  await heading('Resumen de tu consulta');
});

test('what both wrote in the call is there to be read again', async () => {
  const messages = [
    aCallText(),
    aCallText({ id: 'm2', side: 'patient', body: 'Sí, mejor por acá' }),
  ];
  answer(getConsultationSummary, asOk(aConsultationSummary({ messages })));
  open();
  expect(await screen.findByRole('heading', { name: 'Mensajes de la consulta' })).toBeTruthy();
  expect(screen.getByText('¿Me escuchás bien?')).toBeTruthy();
  expect(screen.getByText(/^Paciente · 20:06 h$/)).toBeTruthy();
});

test('a visit that was not rated is rated beside its summary; another one is not asked about', async () => {
  const { unmount } = open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^Calificar/)).toBeNull();
  unmount();
  answer(getConsultationSummary, asOk(aConsultationSummary({ may_rate: true })));
  open();
  expect(await screen.findByText(`Calificar ${QUEUE_ID}`)).toBeTruthy();
});
