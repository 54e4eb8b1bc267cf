import {
  getPlanInfo,
  getPrivateConsultation,
  orderPrivateConsultation,
  type PrivateConsultation,
} from '@app/contract/coverage';
import { asOk } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HOLDER } from '../guard-queue/testing/family.ts';
import { answer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PayAppointment } from './pay-appointment.tsx';

const OPEN: PrivateConsultation = { id: 'una', price: 15_000, status: 'OPEN', isBeingPaid: false };

let privatePrice: number | null;
let stands: PrivateConsultation | null;
beforeEach(() => {
  privatePrice = 15_000;
  stands = null;
  answer(getPlanInfo, () =>
    asOk({
      planName: 'Familiar',
      affiliateNumber: null,
      familyMembers: 3,
      monthlyConsultations: 30,
      consultationsLeft: 30,
      privatePrice,
    }),
  );
  answer(getPrivateConsultation, () => asOk(stands));
  answer(orderPrivateConsultation, () => {
    stands = OPEN;
    return asOk(OPEN);
  });
});

const open = () =>
  renderScreen(
    <>
      <p>Turno</p>
      <PayAppointment
        patientId={HOLDER}
        payment={({ entityId, label }) => <p>{`${label}, ${entityId}`}</p>}
      />
    </>,
  );

test('where the clinic has no price nothing is asked for', async () => {
  privatePrice = null;
  open();
  await screen.findByText('Turno');
  expect(screen.queryByRole('button')).toBeNull();
});

test('it is ordered when its patient wants to pay, and not before', async () => {
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Pagar la consulta · \$\s15\.000,00$/ }),
  );
  expect(await screen.findByText(/Pagar una consulta particular .*, una$/)).toBeTruthy();
  expect(
    screen.getByText('Si cancelás el turno o no te atienden, te devolvemos lo que pagaste.'),
  ).toBeTruthy();
});

test('once it is paid it says so', async () => {
  stands = { ...OPEN, status: 'PAID' };
  open();
  expect(await screen.findByText('Consulta pagada')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
