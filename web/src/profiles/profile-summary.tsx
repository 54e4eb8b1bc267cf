import type { User } from '@app/contract/profiles';
import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Card } from '../ui/card.tsx';
import { Chip, type Tone } from '../ui/chip.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { addressFacts, personalFacts, professionalFacts } from './profile-facts.ts';
import { summaryCopy as copy } from './profiles.copy.ts';

/** Everything the clinic knows of somebody, as they gave it. */
export const ProfileSummary = ({ user }: { user: User }) => (
  <>
    <Card title={copy.personal}>
      <DescriptionList facts={personalFacts(user)} />
    </Card>
    {user.address_dto && (
      <Card title={copy.address}>
        <DescriptionList facts={addressFacts(user.address_dto)} />
      </Card>
    )}
    {user.professional_dto && <ProfessionalSummary professional={user.professional_dto} />}
  </>
);

type Professional = NonNullable<User['professional_dto']>;

const LOOKS: Record<Professional['verification'], { tone: Tone; icon: LucideIcon }> = {
  PENDING_VERIFICATION: { tone: 'warn', icon: Clock },
  VERIFIED: { tone: 'ok', icon: CircleCheck },
  SUSPENDED: { tone: 'danger', icon: TriangleAlert },
};

function ProfessionalSummary({ professional }: { professional: Professional }) {
  const { verification } = professional;
  const { tone, icon: Icon } = LOOKS[verification];
  return (
    <Card
      title={copy.professional}
      aside={
        <Chip tone={tone} icon={<Icon aria-hidden size={18} />}>
          {copy.verification[verification]}
        </Chip>
      }
    >
      <p className="text-ink-2">{copy.verificationDetail[verification]}</p>
      <DescriptionList facts={professionalFacts(professional)} />
    </Card>
  );
}
