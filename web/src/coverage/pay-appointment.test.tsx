import {
  getPlanInfo,
  getPrivateConsultation,
  orderPrivateConsultation,
  type PrivateConsultation,
} from '@app/contract/coverage';
import { asOk } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { HOLDER } from '../guard-queue/testing/family.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PayAppointment } from './pay-appointment.tsx';

const PAID_ONE = '0198c0de-0000-7000-8000-00000000b001';
const OTHER = '0198c0de-0000-7000-8000-00000000b002';

const OPEN: PrivateConsultation = { id: 'una', price: 15_000, status: 'OPEN', isBeingPaid: false };

let privatePrice: number | null;
/** The private consultation of the one appointment; the other never has any. */
let stands: PrivateConsultation | null;
beforeEach(() => {
  privatePrice = 15_000;
  stands = null;
  answer(getPlanInfo, () =>
    asOk({
      planName: 'Familiar',
      isOffered: true,
      affiliateNumber: null,
      familyMembers: 3,
      monthlyConsultations: 30,
      consultationsLeft: 30,
      privatePrice,
    }),
  );
  answer(getPrivateConsultation, ({ query }) => {
    const { appointmentId } = query as { appointmentId: string };
    return asOk(appointmentId === PAID_ONE ? stands : null);
  });
  answer(orderPrivateConsultation, ({ body }) => {
    expect(body).toEqual({ appointmentId: PAID_ONE });
    stands = OPEN;
    return asOk(OPEN);
  });
});

type Standing = 'AHEAD' | 'BEGUN' | 'OVER';

const pay = (appointmentId: string, standing: Standing) => (
  <PayAppointment
    patientId={HOLDER}
    appointmentId={appointmentId}
    standing={standing}
    payment={({ entityId, label }) => <p>{`${label}, ${entityId}`}</p>}
  />
);

const open = (standing: Standing = 'AHEAD') =>
  renderScreen(
    <>
      <p>Turno</p>
      {pay(PAID_ONE, standing)}
    </>,
  );

const PAY = { name: /^Pagar la consulta · \$\s15\.000,00$/ };
const BACK = /^Te devolvemos los \$\s15\.000,00 que pagaste/;

describe('nothing is asked for', () => {
  test('where the clinic has no price', async () => {
    privatePrice = null;
    open();
    await screen.findByText('Turno');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each(['BEGUN', 'OVER'] as const)('where the appointment is %s', async (standing) => {
    stands = OPEN;
    open(standing);
    await screen.findByText('Turno');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(BACK)).toBeNull();
  });
});

test('it is ordered when its patient wants to pay, and not before', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', PAY));
  expect(await screen.findByText(/Pagar una consulta particular .*, una$/)).toBeTruthy();
  expect(
    screen.getByText('Si cancelás el turno o no te atienden, te devolvemos lo que pagaste.'),
  ).toBeTruthy();
});

test('who orders one that was cancelled meanwhile is told so', async () => {
  answer(orderPrivateConsultation, refusal(409, 'coverage.appointment-over'));
  const { user } = open();
  await user.click(await screen.findByRole('button', PAY));
  expect(await screen.findByText(/^Este turno ya no se puede pagar/)).toBeTruthy();
});

test('of two appointments the one that was paid says so, and the other is to be paid', async () => {
  proves('appointment-in-private-hours-is-paid');
  stands = { ...OPEN, status: 'PAID' };
  renderScreen(
    <>
      {pay(PAID_ONE, 'AHEAD')}
      {pay(OTHER, 'AHEAD')}
    </>,
  );
  expect(await screen.findByText('Consulta pagada')).toBeTruthy();
  expect(await screen.findAllByRole('button', PAY)).toHaveLength(1);
});

test.each([
  ['PAID', 'BEGUN'],
  ['USED', 'BEGUN'],
] as const)('what is %s stays paid while the visit goes on', async (status, standing) => {
  stands = { ...OPEN, status };
  open(standing);
  expect(await screen.findByText('Consulta pagada')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['PAID', 'RETURNED'] as const)(
  'of one that is over, %s, it says that the money goes back',
  async (status) => {
    proves('appointment-payment-goes-back-with-it');
    stands = { ...OPEN, status };
    open('OVER');
    expect(await screen.findByText(BACK)).toBeTruthy();
    expect(screen.queryByText('Consulta pagada')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('after a visit that came to nothing it may be paid again', async () => {
  stands = { ...OPEN, status: 'RETURNED' };
  open();
  expect(await screen.findByText(BACK)).toBeTruthy();
  expect(await screen.findByRole('button', PAY)).toBeTruthy();
});
