import type { Credentials } from './accounts.schema.ts';
import type { Account } from './own-account.schema.ts';

/** The password of every demonstration and test account. */
export const DEMO_PASSWORD = 'Cercana2026!';

export const someCredentials = (over: Partial<Credentials> = {}): Credentials => ({
  username: 'paciente@cercana.test',
  password: DEMO_PASSWORD,
  ...over,
});

export const anAccount = (over: Partial<Account> = {}): Account => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  login: 'paciente',
  email: 'paciente@cercana.test',
  activated: true,
  authorities: ['ROLE_PATIENT'],
  active_role: 'PATIENT',
  sounds_muted: null,
  larger_text: false,
  second_factor: false,
  has_password: true,
  has_id_number: true,
  ...over,
});
