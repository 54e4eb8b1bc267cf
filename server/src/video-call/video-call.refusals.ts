import { videoCallProblems } from '@app/contract/video-call';
import { refusals } from '../platform/refusal.ts';

export const refuse = refusals(videoCallProblems);
