import { z } from 'zod';
import { useNavigationState } from '../lib/navigation-state.ts';

const flowState = z.object({ step: z.number(), email: z.string().optional() });

/** What a public form hands to the next screen of its flow: how far it has come, and for whom. */
export const useFlowState = () => useNavigationState(flowState);
