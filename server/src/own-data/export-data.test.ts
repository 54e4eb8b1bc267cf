import { createHash } from 'node:crypto';
import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import {
  addAddendum,
  downloadDocument,
  type EditedConsultationInput,
  updateConsultation,
} from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import { exportOwnData } from '@app/contract/own-data';
import { proposeCuil, uploadStudy } from '@app/contract/profiles';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { aLine, countersOf, type InHand, PHARMACIST } from '../testing/counter.ts';
import { familiesOf } from '../testing/family.ts';
import { ageRecord } from '../testing/record-setup.ts';
import { aPdf } from '../testing/sample-files.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type FinishedVisit, PRESCRIBED, visitsOf } from '../testing/visits.ts';

type Resource = { resourceType: string; id: string } & Record<string, unknown>;
type Exported = { text: string; of: (resourceType: string) => Resource[]; ids: string[] };

let t: TestApp;
let clinic: Clinic;
let counters: ReturnType<typeof countersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  counters = countersOf(t, clinic);
});

async function exported({ personId, token }: SomePatient): Promise<Exported> {
  await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, token);
  const answer = await t.call(exportOwnData, { params: { patientId: personId } }, token);
  const entries = answer.json().entry as { fullUrl: string; resource: Resource }[];
  return {
    text: answer.body,
    ids: entries.map(({ fullUrl }) => fullUrl),
    of: (resourceType) =>
      entries.flatMap(({ resource }) => (resource.resourceType === resourceType ? [resource] : [])),
  };
}

const documentsCalled = ({ of }: Exported, title: string): Resource[] =>
  of('DocumentReference').filter(({ type }) => (type as { text: string }).text === title);

type Attached = Record<'title' | 'data' | 'contentType' | 'url' | 'hash', string> & {
  size: number;
};
const attachmentOf = (document: Resource | undefined): Attached => {
  const [content] = (document?.content ?? []) as { attachment: Attached }[];
  if (!content) throw new Error('no such document');
  return content.attachment;
};
const textOf = (document: Resource | undefined): string =>
  Buffer.from(attachmentOf(document).data, 'base64').toString();

const statusesOf = async (visit: FinishedVisit): Promise<unknown[]> => [
  ...new Set((await exported(visit.patient)).of('MedicationRequest').map(({ status }) => status)),
];

describe('of a finished visit an export has', () => {
  let visit: InHand;
  let file: Exported;

  beforeAll(async () => {
    visit = await counters.inHand();
    await tellOfHealth(visit.patient);
    await attach(visit.patient);
    await say(visit);
    await edit(visit, { reason: 'Dolor de garganta', medications: PRESCRIBED });
    await ageRecord(t, visit.consultationId, '73 hours');
    await t.call(
      addAddendum,
      {
        params: { consultationId: visit.consultationId },
        body: { text: 'Cultivo negativo, se suspende el antibiótico.' },
      },
      visit.professional.token,
    );
    await counters.serve(await clinic.pharmacist(), visit.key, [
      aLine(1, { substitution: 'No había de la otra marca' }),
      aLine(2, { quantity: 0 }),
    ]);
    file = await exported(visit.patient);
  }, 60_000);

  test('every resource under an address of its own, the same in the next export', async () => {
    expect(new Set(file.ids).size).toBe(file.ids.length);
    expect((await exported(visit.patient)).ids).toEqual(file.ids);
    for (const id of file.ids) expect(id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
  });

  test('who the patient is, where they live, and who covers them', () => {
    const [patient] = file.of('Patient');
    expect(patient).toMatchObject({
      address: [{ city: expect.any(String), postalCode: expect.any(String), country: 'Argentina' }],
      telecom: expect.arrayContaining([{ system: 'email', value: visit.patient.email }]),
    });
    expect(patient?.identifier).toContainEqual({
      type: { text: 'CUIL' },
      value: expect.stringContaining(visit.key.dni),
    });
    expect(file.of('Coverage')).toMatchObject([
      {
        status: 'active',
        beneficiary: { reference: `urn:uuid:${visit.patient.personId}` },
        payor: [{ display: expect.stringMatching(/./) }],
      },
    ]);
  });

  test('what the patient told of their health', () => {
    const named = (resourceType: string, key = 'code') =>
      file.of(resourceType).map((resource) => (resource[key] as { text: string }).text);
    expect(named('AllergyIntolerance')).toEqual(['Penicilina']);
    expect(named('Condition')).toContain('Asma');
    expect(named('Procedure')).toContain('Apendicectomía');
    expect(named('MedicationStatement', 'medicationCodeableConcept')).toContain('Té de boldo');
    expect(named('Observation')).toEqual(['Altura', 'Peso', 'Vacunas']);
  });

  test('the studies that the patient attached, by name, type, size and address', () => {
    const [study] = documentsCalled(file, 'Estudio que adjuntó el paciente');
    expect(attachmentOf(study)).toMatchObject({
      title: 'laboratorio.pdf',
      contentType: 'application/pdf',
      size: aPdf().length,
      url: expect.stringMatching(/^https?:\/\/.+\/api\/studies\/[\w-]+$/),
    });
  });

  test('what was consented to, in its words, and by whom', () => {
    const consentTo = (title: RegExp) => ({
      status: 'active',
      performer: [{ reference: `urn:uuid:${visit.patient.personId}` }],
      policyRule: { text: expect.stringMatching(title) },
      sourceAttachment: { data: expect.stringMatching(/./) },
    });
    expect(file.of('Consent')).toMatchObject([
      consentTo(/privacidad.*versión 1/i),
      consentTo(/términos.*versión 1/i),
      consentTo(/teleconsulta.*versión 1/i),
    ]);
  });

  test('what the record says, when each part was written, and what it said before', () => {
    const [diagnosis] = file.of('Condition').filter(({ id }) => id === visit.queueId);
    expect(diagnosis?.note).toContainEqual({
      authorString: expect.any(String),
      time: expect.any(String),
      text: 'Cultivo negativo, se suspende el antibiótico.',
    });
    const [earlier] = documentsCalled(file, 'Versión 1 de la consulta, corregida después');
    expect(earlier?.status).toBe('superseded');
    expect(textOf(earlier)).toContain('Motivo: Dolor de garganta y fiebre desde ayer');
    expect(file.of('Communication')).toMatchObject([
      { status: 'completed', payload: [{ contentString: 'Llamame' }] },
    ]);
  });

  test('studies and referrals with their keys, their days and what was said of them', () => {
    const identifier = [{ type: { text: 'CUIR' }, value: expect.stringMatching(/\d{20}/) }];
    const occurrencePeriod = { start: expect.any(String), end: expect.any(String) };
    expect(file.of('ServiceRequest')).toMatchObject([
      { code: { text: 'Hemograma completo' }, status: 'active', identifier, occurrencePeriod },
      {
        code: { text: 'Otorrinolaringología' },
        status: 'active',
        identifier,
        note: [{ text: 'Faringitis a repetición en los últimos seis meses' }],
      },
    ]);
  });

  test('the whole text of a certificate', () => {
    const [sheet] = documentsCalled(file, 'Certificado médico').filter(
      (one) => attachmentOf(one).contentType !== 'application/pdf',
    );
    expect(textOf(sheet)).toBe(
      [
        'Diagnóstico: (J02.9) - Faringitis aguda, no especificada',
        'Indicaciones: Reposo en domicilio',
        '48 horas de reposo',
        'Para presentar ante: Escuela N.º 12',
      ].join('\n'),
    );
  });

  test('what a pharmacy handed over, and nothing of what it did not', () => {
    const [first] = file.of('MedicationRequest');
    expect(file.of('MedicationDispense')).toMatchObject([
      {
        status: 'completed',
        authorizingPrescription: [{ reference: `urn:uuid:${first?.id}` }],
        quantity: { value: 1 },
        performer: [{ actor: { display: expect.stringContaining(PHARMACIST.name) } }],
        substitution: {
          wasSubstituted: true,
          reason: [{ text: 'No había de la otra marca' }],
        },
      },
    ]);
    expect(first?.status).toBe('completed');
  });

  test('every signed document as it is downloaded, the proof of the visit among them', async () => {
    proves('data-export-complete');
    const signed = file
      .of('DocumentReference')
      .filter((one) => attachmentOf(one).contentType === 'application/pdf' && 'docStatus' in one);
    expect(signed).toHaveLength(visit.documents);
    for (const document of signed) {
      const { data, hash, size } = attachmentOf(document);
      const bytes = Buffer.from(data, 'base64');
      const params = { documentId: document.id };
      const download = await t.call(downloadDocument, { params }, visit.patient.token);
      expect(bytes.equals(download.rawPayload)).toBe(true);
      expect(size).toBe(bytes.length);
      expect(hash).toBe(createHash('sha1').update(bytes).digest('base64'));
      expect(document.identifier).toEqual([
        { type: { text: 'SHA-256' }, value: createHash('sha256').update(bytes).digest('hex') },
      ]);
    }
    expect(signed.map((one) => attachmentOf(one).title)).toContainEqual(
      expect.stringMatching(/constancia/i),
    );
  });
});

describe('a prescription is exported', () => {
  test('as active while it may be served, on hold while it is blocked', async () => {
    const visit = await counters.inHand();
    expect(await statusesOf(visit)).toEqual(['active']);
    await counters.block(await clinic.pharmacist(), visit.key);
    expect(await statusesOf(visit)).toEqual(['on-hold']);
  });

  test('as stopped once overdue', async () => {
    const visit = await counters.inHand();
    await counters.startDaysAgo(visit.prescriptionId, 31);
    expect(await statusesOf(visit)).toEqual(['stopped']);
  });

  test('as cancelled where an edit replaced it', async () => {
    const visit = await counters.inHand();
    await edit(visit, { medications: [] });
    expect(await statusesOf(visit)).toEqual(['cancelled']);
  });
});

test('a study whose days are over is exported as one of which nobody knows', async () => {
  const visit = await counters.inHand();
  await t.pool.query(
    `update document set content = content || '{"expiryDate": "2020-01-01"}'
     where consultation_id = $1 and kind = 'study'`,
    [visit.consultationId],
  );
  const [study, referral] = (await exported(visit.patient)).of('ServiceRequest');
  expect([study?.status, referral?.status]).toEqual(['unknown', 'active']);
});

test('of a visit that is withheld from the holder only that it took place', async () => {
  const visits = visitsOf(t, clinic);
  const families = familiesOf(t);
  const patient = await families.aDependant(clinic, families.bornToTurn(16));
  await visits.finish(await visits.aVisit({ patient }), { holder_may_read: false });
  const file = await exported(patient);
  expect(file.of('Encounter')).toHaveLength(1);
  for (const kind of ['MedicationRequest', 'ServiceRequest', 'DocumentReference', 'Communication'])
    expect(file.of(kind)).toEqual([]);
  expect(file.text).not.toMatch(/garganta|Faringitis|Ibuprofeno/);
  expect(file.of('Consent')).toMatchObject([
    { performer: [{ display: 'Quien responde por la persona' }] },
  ]);
});

async function tellOfHealth({ personId }: SomePatient) {
  await t.pool.query(
    `update patient set allergies = 'Penicilina', size = 1.68, weight = 62.5, vaccines = 'Completas'
     where person_id = $1`,
    [personId],
  );
  await t.pool.query(
    `insert into patient_antecedent (id, person_id, kind, name)
     select gen_random_uuid(), $1, kind, name
     from (values ('disease', 'Asma'), ('surgery', 'Apendicectomía'), ('medication', 'Té de boldo'))
       told (kind, name)
     on conflict do nothing`,
    [personId],
  );
  const { rows } = await t.pool.query('select id_number from person where id = $1', [personId]);
  await t.pool.query('update person set cuil = $2 where id = $1', [
    personId,
    proposeCuil(rows[0].id_number, 'FEMALE'),
  ]);
}

const attach = ({ token }: SomePatient) =>
  t.call(
    uploadStudy,
    {
      params: { subject: 'own' },
      body: { filename: 'laboratorio.pdf', base64: aPdf().toString('base64') },
    },
    token,
  );

const say = ({ queueId, patient }: FinishedVisit) =>
  t.pool.query(
    `insert into call_message (id, visit_id, account_id, side, body, sent_at)
     values ($1, $2, $3, 'patient', 'Llamame', now())`,
    [newId(), queueId, patient.accountId],
  );

async function edit(
  { consultationId, professional }: FinishedVisit,
  over: Partial<EditedConsultationInput>,
) {
  const { status: _, queueId: __, ...body } = aFinishedConsultation({ medications: PRESCRIBED });
  const answer = await t.call(
    updateConsultation,
    { params: { consultationId }, body: { ...body, ...over } },
    professional.token,
    { 'if-match': '"1"' },
  );
  expect(answer.statusCode).toBe(200);
}
