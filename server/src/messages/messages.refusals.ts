import { messagesProblems } from '@app/contract/messages';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(messagesProblems);
