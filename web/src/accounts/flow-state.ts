import { useLocation } from 'react-router';
import { memberOf, textOf } from '../lib/kept.ts';

type FlowState = {
  /** The step of the flow; 0 outside a flow. */
  step: number;
  email: string | undefined;
};

/** What a public form passes to the next screen of its flow. */
export function useFlowState(): FlowState {
  const { state } = useLocation();
  return { step: Number(memberOf(state, 'step')) || 0, email: textOf(state, 'email') };
}
