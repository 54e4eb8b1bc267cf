import { searchDiagnoses, searchMedications } from '@app/contract/catalogs';
import {
  type AttendedPatient,
  type ConsultationDraft,
  getAttendedPatient,
  getDraft,
  getLastPrescription,
  getMostUsed,
  listIndicationsTemplates,
  saveDraft,
} from '@app/contract/consultations';
import { asList, asOk } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ConsultationRecord } from '../consultation-record.tsx';
import type { ConsultationRecordProps } from '../record-form.tsx';

export const QUEUE_ID = '01957000-0000-7000-8000-00000000000a';

/** The patient of these tests: a child with an allergy. */
const child = {
  id: '0198c0de-0000-7000-8000-00000000b001',
  email: 'marta@cercana.test',
  username: 'marta',
  address_dto: {
    id: '0198c0de-0000-7000-8000-00000000b001',
    street: 'Belgrano',
    number: '1200',
    number_department: 'Tres Cerritos',
    floor: '3 B',
    postal_code: '4400',
    between_streets: 'Caseros y España',
    city: 'Salta',
    province: 'Salta',
    country: 'Argentina',
    principal: true,
  },
  holder_name: 'Marta González',
  alias: null,
  first_name: 'Tomás',
  last_name: 'González',
  sex_str: 'MALE',
  birth_date: '2017-02-03',
  id_number: '52123456',
  phone_number: '1123456789',
  needs_own_grant: false,
  consultations: 10,
  patient_dto: {
    id: '0198c0de-0000-7000-8000-00000000b001',
    auth_id: null,
    full_profile: true,
    clinicHistoryId: 5521,
    attention_type: 'Obra Social',
    prepaid_health_category: { id: 1, name: '210', prepaid_health: { id: 1, name: 'OSDE' } },
    affiliate_number: null,
    coverage_verified: false,
    study: [],
    size: 1.28,
    weight: 27,
    allergies: 'penicilina',
    family_history: null,
    vaccines: null,
    gynecological_data: null,
    age: 8,
    pre_existing_disease: [{ id: 1, name: 'Asma' }],
    ids_pre_existing_disease: [1],
    frequent_medication: [],
    ids_frequent_medication: [],
    another_frequent_medication: [],
    surgeries: [],
    ids_surgery: [],
  },
} satisfies AttendedPatient;

export const anAttendedPatient = <Over extends Partial<AttendedPatient>>(
  over: Over = {} as Over,
) => ({
  ...child,
  ...over,
});

const aMedicine = (id: number, generic_name: string, over = {}) => ({
  id,
  description: `${generic_name} 400 mg comprimidos`,
  generic_name,
  form: 'Comprimidos',
  concentration: '400 mg',
  presentation: 'Envase por 20',
  sale_condition: 'prescription' as const,
  ...over,
});

export const medicines = [
  aMedicine(101, 'Ibuprofeno'),
  aMedicine(102, 'Amoxicilina'),
  aMedicine(103, 'Tramadol', { sale_condition: 'archived' as const }),
  aMedicine(104, 'Ibuprofeno gotas', { form: 'gotas orales', concentration: '50 mg/ml' }),
  aMedicine(105, 'Morfina', { sale_condition: 'restricted' as const }),
];

export const diagnoses = [
  { cie_10: 'J02.9', name: 'Faringitis aguda' },
  { cie_10: 'J31.2', name: 'Faringitis crónica' },
];

/** A record that only needs to be confirmed and finished. */
export const aWrittenDraft = {
  diagnosis: diagnoses[0],
  reason: 'Fiebre desde anoche',
  detail: 'Odinofagia de 24 horas de evolución',
};

/** The drafts that the server received in this test. */
export const savedDrafts: Record<string, unknown>[] = [];

const matching = <T,>(list: readonly T[], text: unknown, textOf: (item: T) => string) =>
  list.filter((item) => textOf(item).toLowerCase().includes(String(text).toLowerCase()));

/** Answers all requests of the record, and stores what it saves. */
export function answerRecord(draft: Record<string, unknown> = {}): void {
  savedDrafts.length = 0;
  let version = Object.keys(draft).length > 0 ? 1 : 0;
  const stored = (content: Record<string, unknown>): ConsultationDraft => ({
    queueId: QUEUE_ID,
    version,
    content,
    updatedAt: '2025-03-07T15:41:00.000Z',
  });
  answer(getDraft, asOk(stored(draft)));
  answer(saveDraft, ({ body }) => {
    const { content } = body as { content: Record<string, unknown> };
    version += 1;
    savedDrafts.push(content);
    return asOk(stored(content));
  });
  answer(getAttendedPatient, asOk(anAttendedPatient()));
  answer(getMostUsed, asOk({ diagnoses: [], medications: [] }));
  answer(getLastPrescription, asOk(null));
  answer(
    listIndicationsTemplates,
    asList([{ id: 4, name: 'Fiebre en niños', body: 'Paños tibios y líquidos.' }]),
  );
  answer(searchDiagnoses, ({ query }) => {
    const { description } = query as { description: string };
    return asList(matching(diagnoses, description, ({ cie_10, name }) => `${cie_10} ${name}`));
  });
  answer(searchMedications, ({ query }) => {
    const { description } = query as { description: string };
    return { content: matching(medicines, description, (item) => item.description) };
  });
}

/** Shows the record of a consultation as the workspace does. */
export const renderRecord = (over: Partial<ConsultationRecordProps> = {}) =>
  renderScreen(
    <ConsultationRecord
      queueId={QUEUE_ID}
      claimEpoch={1}
      entryReason="Fiebre desde anoche"
      origin="GUARD"
      patientLeft={false}
      onFinished={() => undefined}
      onProblemReported={() => undefined}
      onSaving={() => undefined}
      onSaveFailed={() => undefined}
      {...over}
    />,
    { path: '/profesional/videollamada' },
  );

/** Shows the record and waits until it has been read. */
export async function openRecord(over: Partial<ConsultationRecordProps> = {}) {
  const view = renderRecord(over);
  await screen.findByRole('button', { name: /^Registro de Consulta/ });
  return view;
}

type User = Awaited<ReturnType<typeof openRecord>>['user'];

/** Opens a section by its heading, if it is not open. */
export async function openSection(user: User, name: string): Promise<void> {
  const heading = screen.getByRole('button', { name: new RegExp(`^${name}`) });
  if (heading.getAttribute('aria-expanded') === 'false') await user.click(heading);
}

/** The heading of a section that was confirmed. */
export const confirmedSection = (name: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${name}.*Confirmado$`) });

/** Presses the *Confirmar* of the open section. */
export const confirmSection = (user: User): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Confirmar' }));

/** The record with one of its sections open. */
export async function openAt(section: string) {
  const view = await openRecord();
  await openSection(view.user, section);
  return view;
}

/** A box of the open section, by its label. */
export const box = (name: string) => screen.getByRole('textbox', { name });

/** Searches for a medicine and chooses the one found. */
export async function chooseMedicine(user: User, text: string, option: RegExp) {
  const search = screen.getByRole('combobox', { name: 'Medicamento' });
  await user.clear(search);
  await user.type(search, text);
  await user.click(await screen.findByRole('option', { name: option }));
}
