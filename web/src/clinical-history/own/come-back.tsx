import { type ConsultationSummary, followUpDay } from '@app/contract/consultations';
import { dayOf, daysBetween } from '@app/contract/kernel';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { formatLongDate } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { summaryCopy as copy } from '../clinical-history.copy.ts';

type Props = { summary: Pick<ConsultationSummary, 'creation_date' | 'follow_up'> };

/** When to come back, as the professional said, and which symptoms require coming earlier. */
export function ComeBack({ summary }: Props) {
  const { when, detail } = comeBackWords(summary);
  return (
    <Card title={copy.comeBack}>
      {when && <p className="text-20 font-bold">{when}</p>}
      <p>{`${detail} ${copy.emergency}`}</p>
      <span className="print:hidden">
        <LinkButton to="/paciente">{copy.comeBackNow}</LinkButton>
      </span>
    </Card>
  );
}

function comeBackWords({ creation_date, follow_up }: Props['summary']) {
  if (!follow_up) return { detail: copy.comeBackIf };
  const attended = new Date(creation_date);
  const day = followUpDay(follow_up, attended);
  if (!day) return follow_up === 'NONE' ? copy.noFollowUp : copy.ifNotBetter;
  const written = formatLongDate(day).replace(',', '');
  const when = copy.comeBackOn(written, daysBetween(dayOf(attended), day));
  return { when, detail: copy.orBefore };
}
