import type { AccountState, VerificationStanding } from '@app/contract/people';
import { Chip, type Tone } from '../ui/feedback/chip.tsx';
import { standingName, stateName } from './people.copy.ts';

const STATE_TONES: Record<AccountState, Tone> = {
  PENDING: 'warn',
  ACTIVE: 'ok',
  DISABLED: 'danger',
  PSEUDONYMISED: 'neutral',
};

const STANDING_TONES: Record<VerificationStanding, Tone> = {
  PENDING_PROFILE: 'neutral',
  PENDING_VERIFICATION: 'warn',
  OBSERVED: 'info',
  VERIFIED: 'ok',
  SUSPENDED: 'danger',
  SUSPENDED_BY_REGISTRY: 'danger',
};

export const StateChip = ({ state }: { state: AccountState }) => (
  <Chip tone={STATE_TONES[state]}>{stateName[state]}</Chip>
);

export const StandingChip = ({ standing }: { standing: VerificationStanding }) => (
  <Chip tone={STANDING_TONES[standing]}>{standingName[standing]}</Chip>
);
