import { getHistoryPatient } from '@app/contract/clinical-history';
import {
  type ConsultationDetail,
  getConsultation,
  getMostUsed,
  updateConsultation,
} from '@app/contract/consultations';
import { aConsultation } from '@app/contract/consultations/fixtures';
import { asOk } from '@app/contract/kernel';
import { aPrescription } from '@app/contract/prescriptions/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal, type SeenRequest } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { anAttendedPatient, answerRecord, openSection, QUEUE_ID } from '../testing/open-record.tsx';
import { EditRecordScreen } from './edit-record-screen.tsx';

const aStored = (over: Partial<ConsultationDetail> = {}): ConsultationDetail => ({
  ...aConsultation({ version: 3, count_edit: 2, amendment: 'EDIT' }),
  indicationsTemplateConsultations: [],
  ...over,
});

const { holder_name: _, ...person } = anAttendedPatient();
const history = { ...person, address_dto: null, consultations: 1 };

let sent: SeenRequest[] = [];

beforeEach(() => {
  sent = [];
  answerRecord();
  answer(getHistoryPatient, asOk(history));
  answer(getMostUsed, asOk({ diagnoses: [], medications: [] }));
  answer(getConsultation, asOk(aStored()));
  answer(updateConsultation, (request) => {
    sent.push(request);
    return asOk(aStored({ version: 4 }));
  });
});

async function open() {
  const view = renderScreen(<EditRecordScreen />, {
    path: '/historia-clinica/:id/consultas/:consultationId',
    at: `/historia-clinica/${history.id}/consultas/${QUEUE_ID}`,
  });
  await screen.findByRole('heading', { name: 'Corregir consulta de Tomás González' });
  return view;
}

const detail = () => screen.getByRole('textbox', { name: /^Registro/ });
const saveButton = () => screen.getByRole('button', { name: /^Guardar cambios/ });

async function save(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(saveButton());
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Guardar cambios' }));
}

const putBack = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Dejar receta y diagnóstico como estaban' }));

async function chooseOtherDiagnosis(user: Awaited<ReturnType<typeof open>>['user']) {
  const diagnosis = screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' });
  await user.clear(diagnosis);
  await user.type(diagnosis, 'crónica');
  await user.click(await screen.findByRole('option', { name: /J31.2/ }));
}

test('a sealed record is not edited: it says where to add to it', async () => {
  answer(getConsultation, asOk(aStored({ amendment: 'ADDENDUM' })));
  await open();
  expect(await screen.findByText(/Pasaron más de 72 horas/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Guardar cambios/ })).toBeNull();
});

test('with nothing changed there is nothing to save', async () => {
  const { user } = await open();
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(saveButton());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('above the first section Alt and an arrow lead nowhere: what is written stays in sight', async () => {
  const { user } = await open();
  await user.click(detail());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(document.activeElement).toBe(detail());
});

test('an empty record is pointed out and not sent', async () => {
  const { user } = await open();
  await user.clear(detail());
  await user.click(saveButton());
  expect(await screen.findAllByText(/El registro de consulta es requerido/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
});

test('what is being corrected stays when its patient cannot be read again', async () => {
  const { user, readAgain } = await open();
  await user.type(detail(), ' Sin fiebre.');
  answer(getHistoryPatient, refusal(500, 'server.fault'));
  await readAgain();
  expect(detail()).toHaveProperty('value', expect.stringContaining('Sin fiebre.'));
});

test('what is saved names the version that was read, and keeps what was not touched', async () => {
  const { user } = await open();
  await user.clear(detail());
  await user.type(detail(), 'Afebril');
  await save(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.headers.get('If-Match')).toBe('"3"');
  const stored = aStored();
  expect(sent[0]?.body).toMatchObject({
    detail: 'Afebril',
    reason: stored.reason,
    studies: stored.studies.map(({ name, diagnosis }) => ({ name, diagnosis })),
    medications: stored.prescriptions[0]?.medications.map(({ posology }) => ({ posology })),
  });
});

test('the day to come back is edited as the rest', async () => {
  const { user } = await open();
  const control = screen.getByRole('combobox', { name: /^Control/ });
  expect(control).toHaveProperty('value', 'IN_7_DAYS');
  await user.selectOptions(control, 'Solo si no mejora');
  await save(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ follow_up: 'IF_NOT_BETTER', detail: aStored().detail });
});

test('another medicine annuls the prescription, and the question says so', async () => {
  const { user } = await open();
  await openSection(user, 'Receta');
  await user.click(screen.getAllByRole('button', { name: /^Quitar / })[0] as HTMLElement);
  await user.click(saveButton());
  expect((await screen.findByRole('dialog')).textContent).toContain('se anula y se emite otra');
});

describe('with the prescription at a pharmacy', () => {
  beforeEach(() =>
    answer(
      getConsultation,
      asOk(aStored({ prescriptions: [aPrescription({ status: 'SENT', state: 'sent' })] })),
    ),
  );

  test('the screen says before anything is written what cannot change', async () => {
    await open();
    expect(screen.getByText(/no se pueden cambiar ni la receta ni el diagnóstico/)).toBeTruthy();
  });

  test('another diagnosis is not saved, and is put back with the other corrections kept', async () => {
    const { user } = await open();
    await user.type(detail(), ' Afebril.');
    await chooseOtherDiagnosis(user);
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    await putBack(user);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      diagnosis: { cie_10: 'J02.9' },
      detail: `${aStored().detail} Afebril.`,
    });
  });

  test('the rest is corrected as ever', async () => {
    const { user } = await open();
    await user.type(detail(), ' Afebril.');
    await user.click(saveButton());
    const question = await screen.findByRole('dialog');
    expect(question.textContent).not.toContain('farmacia');
    await user.click(within(question).getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

test('another diagnosis is of every document that states it, and the question names them', async () => {
  proves('orders-follow-the-diagnosis');
  const { user } = await open();
  await chooseOtherDiagnosis(user);
  await user.click(saveButton());
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain(
    'También cambian: el certificado, la derivación y el pedido de estudios.',
  );
  await user.click(within(question).getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const diagnosis = '(J31.2) - Faringitis crónica';
  expect(sent[0]?.body).toMatchObject({
    certificates: [{ diagnosis }],
    specialties: [{ diagnosis }],
    studies: [{ diagnosis }],
  });
});

test.each([
  ['VIRTUAL_GUARD', '(viene de la guardia)'],
  ['APPOINTMENT', '(viene del turno)'],
] as const)('the reason of a visit by %s says %s', async (consultation_type, words) => {
  answer(getConsultation, asOk(aStored({ consultation_type })));
  await open();
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  [412, 'consultations.stale-version', /se editó en otra pantalla/],
  [500, 'server.fault', /No se guardaron los cambios/],
])('refused with %s, what was written stays', async (status, code, words) => {
  answer(updateConsultation, () => refusal(status, code));
  const { user } = await open();
  await user.clear(detail());
  await user.type(detail(), 'Afebril');
  await save(user);
  expect(await screen.findByText(words)).toBeTruthy();
  expect((detail() as HTMLTextAreaElement).value).toBe('Afebril');
  expect(screen.queryByRole('button', { name: 'Traer lo que está guardado' }) !== null).toBe(
    status === 412,
  );
});

test('a prescription that a pharmacy got meanwhile is put back, and the rest is saved', async () => {
  answer(updateConsultation, (request) => {
    sent.push(request);
    return sent.length === 1
      ? refusal(409, 'consultations.prescription-in-use')
      : asOk(aStored({ version: 4 }));
  });
  const { user } = await open();
  await user.type(detail(), ' Afebril.');
  await chooseOtherDiagnosis(user);
  await save(user);
  expect((await screen.findAllByText(/ya está en una farmacia/)).length).toBeGreaterThan(0);
  await putBack(user);
  await save(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    diagnosis: { cie_10: 'J02.9' },
    detail: `${aStored().detail} Afebril.`,
  });
});

test('a prescription that changes asks for the password first', async () => {
  answer(updateConsultation, () => refusal(401, 'session.step-up-required'));
  const { user } = await open();
  await user.clear(detail());
  await user.type(detail(), 'Afebril');
  await save(user);
  expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
});
