import type { GroupMember } from '@app/contract/family-group';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AskRemovalDialog } from './ask-removal-dialog.tsx';
import { removalCopy as copy } from './removal.copy.ts';

/** Members whom only staff can remove, and requesting it; nothing if there are none. */
export function Removals({ members }: { members: readonly GroupMember[] }) {
  const shown = members.filter(({ is_invited }) => !is_invited);
  if (shown.length === 0) return null;
  return (
    <Card title={copy.title}>
      <p className="max-w-[70ch] text-ink-2">{copy.intro}</p>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((member) => (
          <Standing key={member.id} member={member} />
        ))}
      </ul>
    </Card>
  );
}

/** Whether a removal was requested, or can be. */
function Standing({ member }: { member: GroupMember }) {
  const [isOpen, setIsOpen] = useState(false);
  const { first_name: name, is_removal_asked: isAsked, last_name } = member;
  return (
    <li className="flex flex-col items-start gap-2 py-3">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {`${name} ${last_name}`}
        {isAsked && <Chip tone="info">{copy.asked}</Chip>}
      </span>
      {isAsked ? (
        <p>{copy.askedDetail}</p>
      ) : (
        <Button aria-label={copy.removeFrom(name)} onPress={() => setIsOpen(true)}>
          {copy.remove}
        </Button>
      )}
      {isOpen && <AskRemovalDialog member={member} onClose={() => setIsOpen(false)} />}
    </li>
  );
}
