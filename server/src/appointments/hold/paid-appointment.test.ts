import { type Appointment, BEGIN_LATE_MINUTES, markNoShow } from '@app/contract/appointments';
import { UNUSED_HOURS } from '@app/contract/coverage';
import { HOUR_MS } from '@app/contract/kernel';
import { getTestCheckout } from '@app/contract/payments';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { returnUnused } from '../../coverage/private/return-unused.ts';
import { agendasOf, type OpenAgenda } from '../../testing/agendas.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { PRICE, privateConsultationsOf } from '../../testing/private-consultations.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { closeUnattended } from './close-unattended.ts';

let t: TestApp;
let clinic: Clinic;
let agendas: ReturnType<typeof agendasOf>;
let privately: ReturnType<typeof privateConsultationsOf>;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: PRICE, REQUESTS_PER_MINUTE: 1_000_000 });
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  agendas = agendasOf(t, clinic);
  privately = privateConsultationsOf(t, clinic);
});

const CENTAVOS = Math.round(PRICE * 100);

type Given = OpenAgenda & { appointment: Appointment };

/** An appointment in private hours, in two days by default. */
const ahead = (agenda?: OpenAgenda, minutes = 46 * 60): Promise<Given> =>
  agendas.anAppointment(agenda, minutes);

/** The same, already paid. */
async function aPaidAppointment(agenda?: OpenAgenda, minutes?: number) {
  const given = await ahead(agenda, minutes);
  const { id } = await privately.paid(given.patient, given.appointment.id);
  return { ...given, id };
}

/** The same, with its payment page open. */
async function beingPaid() {
  const given = await ahead();
  return { ...given, ...(await privately.begun(given.patient, given.appointment.id)) };
}

/** Holds a payment in the middle of its transaction; returns a function that lets it continue. */
async function isStoring(id: string) {
  const storing = await t.pool.connect();
  await storing.query('begin');
  await storing.query(
    `update private_consultation set state = 'PAID', paid_at = now() where id = $1`,
    [id],
  );
  return async () => {
    await storing.query('commit');
    storing.release();
  };
}

const stateOf = async (id: string) => (await privately.rowOf(id)).state;

/** Checks that the payment is refunded once and in full, and that the payer is told why. */
async function goesBack({ id, patient }: { id: string } & Pick<Given, 'patient'>, why: RegExp) {
  expect(await stateOf(id)).toBe('RETURNED');
  expect(await privately.refundsOf(id)).toMatchObject([{ amount: CENTAVOS }]);
  const told = (await privately.words(patient)).filter((words) =>
    words.startsWith('Te devolvemos'),
  );
  expect(told).toEqual([expect.stringMatching(why)]);
}

const CANCELLED =
  /^Te devolvemos lo que pagaste por tu turno: <p>Se canceló el turno del .* h\. Te vamos a devolver los \$/;

describe('an appointment is not paid', () => {
  test('by whoever has none, while their plan has consultations left', async () => {
    const { patient } = await agendas.anAgenda();
    const answer = await privately.order(patient);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'coverage.not-used-up']);
  });

  test('where it is of another, in hours that the plan pays, or cancelled', async () => {
    const [own, other] = [await ahead(), await ahead()];
    const insured = await ahead();
    await t.pool.query('update appointment set attention_type_id = 2 where id = $1', [
      insured.appointment.id,
    ]);
    await agendas.cancel(own.patient, own.appointment);
    for (const [{ patient }, { appointment }] of [
      [own, own],
      [own, other],
      [insured, insured],
    ] as const) {
      const answer = await privately.order(patient, appointment.id);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'coverage.appointment-over']);
      expect(await privately.read(patient, appointment.id)).toBeNull();
    }
  });

  test('once its consultation began', async () => {
    const given = await ahead();
    await agendas.goTo(given, 0);
    await agendas.begin(given.professional, given.appointment);
    const answer = await privately.order(given.patient, given.appointment.id);
    expect(answer.json().code).toBe('coverage.appointment-over');
  });

  test('by what was paid for another appointment, or for the guard', async () => {
    proves('appointment-in-private-hours-is-paid');
    const first = await aPaidAppointment();
    const { appointment, patient } = await ahead(first, 44 * 60);
    expect(await privately.read(patient, appointment.id)).toBeNull();
    const { id: forGuard } = await privately.paid(await privately.withoutAny(patient));
    const { id: second } = await privately.paid(patient, appointment.id);
    expect(new Set([first.id, second, forGuard]).size).toBe(3);
    expect((await privately.order(patient, appointment.id)).json().data).toMatchObject({
      id: second,
      status: 'PAID',
    });
    await agendas.cancel(patient, appointment);
    expect(await Promise.all([first.id, second, forGuard].map(stateOf))).toEqual([
      'PAID',
      'RETURNED',
      'PAID',
    ]);
    expect((await privately.join(patient)).json().data.paidPrivately).toBe(true);
    expect(await stateOf(first.id)).toBe('PAID');
  });
});

describe('a paid appointment', () => {
  test('is named at the payment page and in the receipt, which speak of no guard', async () => {
    const { invoice, patient } = await beingPaid();
    const checkoutId = invoice.checkoutLink.split('/').at(-1) ?? '';
    const page = await t.call(getTestCheckout, { params: { checkoutId } }, patient.token);
    expect(page.json().data.description).toMatch(/^Consulta particular, turno del .* h$/);
    await privately.decide(patient, invoice, 'APPROVED');
    await eventually(async () =>
      expect(await privately.words(patient)).toEqual([
        expect.stringMatching(/^Recibimos el pago de tu turno: <p>El turno del .* h quedó pago/),
      ]),
    );
    expect((await privately.words(patient)).join()).not.toMatch(/guardia|24 horas/);
  });

  test('keeps its payment longer than a place in the guard', async () => {
    proves('appointment-in-private-hours-is-paid');
    const { id } = await aPaidAppointment();
    t.clock.advance((UNUSED_HOURS + 1) * HOUR_MS);
    await returnUnused(t.coverage.context);
    expect(await stateOf(id)).toBe('PAID');
  });

  test('uses it as it begins, and is paid from then on', async () => {
    const given = await aPaidAppointment();
    await agendas.goTo(given, 0);
    const { queueId } = (await agendas.begin(given.professional, given.appointment)).json().data;
    expect(await privately.rowOf(given.id)).toMatchObject({ state: 'USED', visit_id: queueId });
    expect(await privately.read(given.patient, given.appointment.id)).toMatchObject({
      status: 'USED',
    });
  });
});

describe('what was paid for an appointment goes back at once', () => {
  test('when its patient or its professional cancels it', async () => {
    proves('appointment-payment-goes-back-with-it');
    for (const side of ['patient', 'professional'] as const) {
      const given = await aPaidAppointment();
      expect((await agendas.cancel(given[side], given.appointment)).statusCode).toBe(200);
      await goesBack(given, CANCELLED);
      expect(await privately.read(given.patient, given.appointment.id)).toMatchObject({
        status: 'RETURNED',
      });
    }
  });

  test('when its patient did not come, and when nobody began it', async () => {
    proves('appointment-payment-goes-back-with-it');
    const missed = await aPaidAppointment();
    await agendas.goTo(missed, 30 * 60_000);
    await t.call(markNoShow, agendas.about(missed.appointment), missed.professional.token);
    await goesBack(missed, /<p>El turno del .* h no se hizo\./);
    const given = await aPaidAppointment();
    await agendas.goTo(given, (BEGIN_LATE_MINUTES + 1) * 60_000);
    await closeUnattended(t.appointments);
    await goesBack(given, /<p>El turno del .* h no se hizo\./);
  });

  test('once, however many cancel', async () => {
    proves('appointment-payment-goes-back-with-it');
    const given = await aPaidAppointment();
    const { appointment, patient, professional } = given;
    await Promise.all([
      agendas.cancel(patient, appointment),
      agendas.cancel(professional, appointment),
      returnUnused(t.coverage.context),
      returnUnused(t.coverage.context),
    ]);
    await returnUnused(t.coverage.context);
    await goesBack(given, CANCELLED);
  });

  test('to the provider, in the words of the appointment', async () => {
    const given = await aPaidAppointment();
    await agendas.cancel(given.patient, given.appointment);
    await eventually(async () =>
      expect((await privately.words(given.patient))[0]).toMatch(
        /^Te devolvimos lo que pagaste: <p>El pago de tu turno del .* h vuelve/,
      ),
    );
  });
});

describe('a payment that arrives late', () => {
  test('goes back at once where the appointment was cancelled meanwhile', async () => {
    proves('appointment-late-payment-goes-back');
    const given = await beingPaid();
    await agendas.cancel(given.patient, given.appointment);
    expect((await privately.decide(given.patient, given.invoice, 'APPROVED')).statusCode).toBe(200);
    await eventually(() => goesBack(given, CANCELLED));
    expect(await privately.told(given.patient)).not.toContain('private-consultation.paid');
  });

  test('in the instant of the cancelling goes back once, whichever was first', async () => {
    proves('appointment-late-payment-goes-back');
    for (let time = 0; time < 4; time += 1) {
      const given = await beingPaid();
      const { appointment, invoice, patient } = given;
      const [cancelled, decided] = await Promise.all([
        agendas.cancel(patient, appointment),
        privately.decide(patient, invoice, 'APPROVED'),
      ]);
      expect([cancelled.statusCode, decided.statusCode]).toEqual([200, 200]);
      await eventually(async () => {
        await returnUnused(t.coverage.context);
        await goesBack(given, CANCELLED);
      });
    }
  });

  test('and is being stored as the appointment is cancelled goes back with the next sweep', async () => {
    proves('appointment-late-payment-goes-back');
    const { appointment, id, patient } = await beingPaid();
    const stored = await isStoring(id);
    // Does not wait for the payment's row: the transaction that stores it may itself wait for the appointment's row.
    expect((await agendas.cancel(patient, appointment)).statusCode).toBe(200);
    await stored();
    await returnUnused(t.coverage.context);
    expect(await stateOf(id)).toBe('RETURNED');
    expect(await privately.words(patient)).toEqual([expect.stringMatching(CANCELLED)]);
  });

  test('and is being stored as the appointment begins is waited for, and used', async () => {
    const given = await beingPaid();
    await agendas.goTo(given, 0);
    const stored = await isStoring(given.id);
    const beginning = agendas.begin(given.professional, given.appointment);
    await eventually(async () => {
      const { rows } = await t.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await stored();
    expect((await beginning).statusCode).toBe(200);
    expect(await stateOf(given.id)).toBe('USED');
  });

  test('in the instant of the beginning is used by it, or goes back', async () => {
    proves('appointment-late-payment-goes-back');
    for (let time = 0; time < 4; time += 1) {
      const given = await beingPaid();
      await agendas.goTo(given, 0);
      // That page has expired by then: this is another one of the same version.
      const invoice = (await privately.openPage(given.patient, given.id)).json().data;
      const [begun] = await Promise.all([
        agendas.begin(given.professional, given.appointment),
        privately.decide(given.patient, invoice, 'APPROVED'),
      ]);
      expect(begun.statusCode).toBe(200);
      await eventually(async () => {
        if ((await stateOf(given.id)) === 'USED')
          expect(await privately.refundsOf(given.id)).toEqual([]);
        else await goesBack(given, /ya había empezado cuando llegó tu pago/);
      });
    }
  });
});
