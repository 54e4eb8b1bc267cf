import type { Triage } from '@app/contract/guard-queue';
import { allergyAnswer } from '@app/contract/profiles';
import { HeartPulse, History, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/feedback/chip.tsx';
import { triageCopy as copy } from './triage.copy.ts';

/** Reserves the height of three facts until they are read, so that no button moves. */
const PLACE = 'flex min-h-[5.25rem] flex-col gap-1 text-small text-ink-2';

/** Allergies, conditions and last consultation of a waiting patient; empty until read. */
export function TriageFacts({ facts, name }: { facts: Triage | undefined; name: string }) {
  if (!facts) return <span className={PLACE} />;
  return (
    <ul aria-label={copy.facts(name)} className={PLACE}>
      <Allergies allergies={facts.allergies} />
      <Fact icon={<HeartPulse aria-hidden size={18} />}>
        {facts.diseases.length > 0 ? facts.diseases.join(', ') : copy.noDiseases}
      </Fact>
      <Fact icon={<History aria-hidden size={18} />}>{lastVisitText(facts)}</Fact>
    </ul>
  );
}

const lastVisitText = ({ lastVisit }: Triage): string =>
  lastVisit
    ? copy.lastVisit(lastVisit.startedDate, lastVisit.professional, lastVisit.specialty)
    : copy.firstVisit;

/** Stated allergies are highlighted; their absence is shown too. */
function Allergies({ allergies }: Pick<Triage, 'allergies'>) {
  const answer = allergyAnswer(allergies);
  if (answer === 'told')
    return (
      <li>
        <Chip tone="danger" icon={<TriangleAlert aria-hidden size={18} />}>
          {copy.allergic(allergies ?? '')}
        </Chip>
      </li>
    );
  return (
    <Fact icon={<ShieldCheck aria-hidden size={18} />}>
      {answer === 'none-known' ? copy.noKnownAllergies : copy.allergiesNotTold}
    </Fact>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-start gap-1.5">
    {icon}
    <span className="min-w-0">{children}</span>
  </li>
);
