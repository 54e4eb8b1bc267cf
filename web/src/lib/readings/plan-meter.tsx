import type { PlanInfo } from '@app/contract/coverage';
import { Meter } from '../../ui/feedback/progress-bar.tsx';
import { countOf } from '../../ui/format.ts';

/** The month's remaining consultations as a bar; nothing if the plan has no limit. */
export function PlanMeter({ plan }: { plan: PlanInfo }) {
  const { isOffered, monthlyConsultations: monthly, consultationsLeft: left } = plan;
  if (!(isOffered && monthly) || left === null) return null;
  const text = `${countOf(left, 'consulta disponible', 'consultas disponibles')} de ${monthly} este mes`;
  return <Meter label="Consultas del mes" value={(100 * left) / monthly} valueText={text} />;
}
