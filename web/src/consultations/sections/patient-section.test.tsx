import { getAttendedPatient } from '@app/contract/consultations';
import { asOk } from '@app/contract/kernel';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer } from '../../testing/fake-server.ts';
import {
  anAttendedPatient,
  answerRecord,
  confirmedSection,
  confirmSection,
  openRecord,
  openSection,
} from '../testing/open-record.tsx';

beforeEach(() => answerRecord());

test('the section of the patient shows what is known of their health', async () => {
  proves('professional-sees-attended-patient');
  expect(anAttendedPatient().patient_dto.weight).toBe(27);
  const { user } = await openRecord();
  await openSection(user, 'Paciente y antecedentes');
  for (const words of [
    '52.123.456',
    '+54 9 11 2345 6789',
    'Belgrano 1200, piso/depto 3 B, entre Caseros y España, Tres Cerritos, Salta',
    'marta@cercana.test',
    'Asma',
    '1,28 m',
    '27 kg',
    'penicilina',
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  await confirmSection(user);
  expect(confirmedSection('Paciente y antecedentes')).toBeTruthy();
});

test('of a late record nothing that is known of the patient is shown, and it says why', async () => {
  answer(
    getAttendedPatient,
    asOk(
      anAttendedPatient({
        patient_dto: null,
        id_number: null,
        phone_number: null,
        email: null,
        username: null,
        address_dto: null,
      }),
    ),
  );
  const { user } = await openRecord();
  await openSection(user, 'Paciente y antecedentes');
  expect(
    screen.getByText(/los datos del paciente, con sus alergias, ya no se muestran/),
  ).toBeTruthy();
  expect(screen.queryByText('penicilina')).toBeNull();
});
