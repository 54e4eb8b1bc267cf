import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { createConsultation } from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import { joinQueue } from '@app/contract/guard-queue';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import type { Clinic, Someone, SomePatient } from './clinic.ts';
import type { TestApp } from './test-app.ts';

/** A call in progress between two new people. */
export type Visit = {
  patient: SomePatient;
  professional: Someone;
  queueId: string;
  claimEpoch: number;
};

/** A visit with a stored record. */
export type FinishedVisit = Visit & { consultationId: string; documents: number };

/** Medicines that the professional prescribes. */
export const PRESCRIBED = [
  aMedication({
    medication_id: 1,
    name: 'Paracetamol',
    posology: '1 comprimido cada 8 horas por 3 días',
  }),
  aMedication({
    medication_id: 5,
    name: 'Ibuprofeno',
    posology: '1 comprimido cada 12 horas',
    vih: true,
  }),
];

/** The body that stores the record of a visit, with some changes. */
export const recordOf = ({ queueId, claimEpoch }: Visit, over = {}) => ({
  body: { ...aFinishedConsultation({ queueId, medications: PRESCRIBED }), claimEpoch, ...over },
});

/** Visits of a test's clinic. */
export function visitsOf(t: TestApp, clinic: Clinic) {
  /** A visit of a person, or of a member by the holder's account, with a professional; new ones by default. */
  async function aVisit(
    who: Partial<Pick<Visit, 'patient' | 'professional'>> = {},
  ): Promise<Visit> {
    const patient = who.patient ?? (await clinic.patient());
    const professional = who.professional ?? (await clinic.professional());
    const join = {
      body: { patientId: patient.personId, specialtyId: 1, reason: 'Fiebre desde anoche' },
    };
    const { queueId }: QueueEntry = (await t.call(joinQueue, join, patient.token)).json().data;
    const give = (who: Someone, command: 'GetPatient' | 'Accept' | 'Start') =>
      t.call(commandEntry, { params: { queueId }, body: { command } }, who.token);
    const held: QueueEntry = (await give(professional, 'GetPatient')).json().data;
    await give(patient, 'Accept');
    await give(patient, 'Start');
    return { patient, professional, queueId, claimEpoch: held.claimEpoch ?? 0 };
  }

  const stepUpNow = ({ professional }: Visit) =>
    t.call(stepUp, { body: { password: DEMO_PASSWORD } }, professional.token);

  /** Stores the record of a visit. */
  async function finish(visit: Visit, over = {}): Promise<FinishedVisit> {
    await stepUpNow(visit);
    const answer = await t.call(
      createConsultation,
      recordOf(visit, over),
      visit.professional.token,
    );
    const { data = [] } = answer.json() as { data?: Omit<FinishedVisit, keyof Visit>[] };
    const [stored] = data;
    if (!stored) throw new Error(`nothing stored: ${answer.body}`);
    return { ...visit, ...stored };
  }

  const aFinishedVisit = async (over = {}) => finish(await aVisit(), over);

  return { aVisit, aFinishedVisit, finish, stepUpNow };
}
