import { asError, asOk } from '@app/contract/kernel';
import { getOwnProfile, type User } from '@app/contract/profiles';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session, type ViewerRole } from '../lib/session.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { ProfilePendingScreen } from './profile-pending-screen.tsx';

const professional: User = {
  id: 'u1',
  active_role: 'PROFESSIONAL',
  email: 'marta@example.com',
  username: 'marta',
  alias: null,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
  birth_date: '1980-05-02',
  id_number: '28123456',
  phone_number: '1123456789',
  cuil: null,
  address_dto: {
    street: 'Av. Santa Fe',
    number: '1234',
    number_department: 'B',
    floor: '3',
    postal_code: '1059',
    between_streets: null,
    city: 'Palermo',
    province: 'CABA',
    country: 'Argentina',
    principal: true,
  },
  patient_dto: null,
  professional_dto: {
    id: 'd1',
    auth_id: 'u1',
    full_profile: true,
    licence_str: '104233',
    type_licence_str: 'NATIONAL',
    specialties: [{ id: 2, name: 'Pediatría' }],
    academic_training: 'UBA, 2005',
    profession: null,
    refeps_code: null,
    issuer: null,
    jurisdiction_code: null,
    professional_address: null,
    prepaid_healths: [],
    attention_particular: false,
    verification: 'PENDING_VERIFICATION',
  },
};

const nobodyLoadedIt = asError({ error: 'not_found', message: 'user not found' });

const open = async (role: ViewerRole) => {
  session.plug({
    mint: async () => ({ id_token: 't', expires_in: 600 }),
    loadViewer: async () => ({
      accountId: 'u1',
      email: 'marta@example.com',
      role,
      full_profile: false,
      first_name: '',
      last_name: '',
      sex_str: null,
    }),
  });
  await session.open({ id_token: 't', expires_in: 600 }, 'password');
  return renderScreen(<ProfilePendingScreen supportEmail="ayuda@cercana.test" />, {
    path: '/registro-completo',
  });
};

afterEach(() => session.end());

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a profile that cannot be read says so, and is read again when asked', async () => {
  answer(getOwnProfile, refusal(500, 'server.fault'));
  const view = await open('PROFESSIONAL');
  expect(await screen.findByText('Ocurrió un error al obtener tus datos')).toBeTruthy();
  answer(getOwnProfile, asOk(professional));
  await view.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Marta González')).toBeTruthy();
});

test('a professional without a profile reads what is missing to attend', async () => {
  answer(getOwnProfile, nobodyLoadedIt);
  await open('PROFESSIONAL');
  expect(
    await screen.findByText('Todavía no podés atender: faltan datos de tu perfil.'),
  ).toBeTruthy();
  expect((await region('Qué falta')).getByText('Matrícula')).toBeTruthy();
  const mail = (await region('Qué falta')).getByRole('link', {
    name: 'Escribinos a ayuda@cercana.test',
  });
  expect(mail.getAttribute('href')).toMatch(/^mailto:ayuda@cercana\.test\?subject=Completar/);
  const account = await region('Tu cuenta');
  expect(account.getByText('marta@example.com')).toBeTruthy();
  expect(account.getByText('Profesional')).toBeTruthy();
});

test.each([
  ['PENDING_VERIFICATION', 'Matrícula en verificación', /Te avisamos por correo/],
  ['VERIFIED', 'Matrícula verificada', /Podés atender/],
  ['SUSPENDED', 'Matrícula suspendida', /No podés atender ni recetar/],
] as const)(
  'a professional reads the state of the licence: %s',
  async (verification, word, why) => {
    const professional_dto = professional.professional_dto && {
      ...professional.professional_dto,
      verification,
    };
    answer(getOwnProfile, asOk({ ...professional, professional_dto }));
    await open('PROFESSIONAL');
    const personal = await region('Información personal');
    for (const text of ['28.123.456', '02/05/1980', 'Femenino', '+54 9 11 2345 6789']) {
      expect(personal.getByText(text)).toBeTruthy();
    }
    const data = await region('Datos profesionales');
    expect(data.getByText('M.N. 104233')).toBeTruthy();
    expect(data.getByText('Pediatría')).toBeTruthy();
    expect(screen.getByText(word)).toBeTruthy();
    expect(data.getByText(why)).toBeTruthy();
  },
);
