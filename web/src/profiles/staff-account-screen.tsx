import type { Viewer } from '../lib/session/session-source.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { profilesCopy as copy } from './profiles.copy.ts';

/** `/registro-completo` of staff and pharmacy, who have no profile. */
export const StaffAccountScreen = ({ viewer: { email, role } }: { viewer: Viewer }) => (
  <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
    <PageHeading title={copy.title}>{copy.title}</PageHeading>
    <p>{copy.staff}</p>
    <Card title={copy.account}>
      <DescriptionList
        facts={[
          { term: copy.email, value: email },
          { term: copy.role, value: copy.roles[role] },
        ]}
      />
    </Card>
  </div>
);
