import { z } from 'zod';
import { useNavigationState } from '../lib/navigation-state.ts';

const flowState = z.object({ step: z.number(), email: z.string().optional() });

/** What a public form passes to the next screen of its flow: the step it is at, and the e-mail. */
export const useFlowState = () => useNavigationState(flowState);
