import { notificationsProblems } from '@app/contract/notifications';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(notificationsProblems);
