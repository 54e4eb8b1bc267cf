import type { GroupMember } from '@app/contract/family-group';
import type { MemberWithoutAccount } from '@app/contract/own-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { withoutAccountQuery } from '../family-group.queries.ts';
import { AskDialog } from './ask-dialog.tsx';
import { ownAccountCopy as copy } from './own-account.copy.ts';

/** Members of 16 or more without an account, and requesting one; nothing if there are none. */
export function OwnAccounts({ members }: { members: readonly GroupMember[] }) {
  const { data, error, refetch } = useQuery(withoutAccountQuery);
  if (error && !data)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  const shown = (data ?? []).flatMap(({ memberId, state }) => {
    const member = members.find(({ id }) => id === memberId);
    return member ? [{ member, state }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Card title={copy.title}>
      <p className="max-w-[70ch] text-ink-2">{copy.intro}</p>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((one) => (
          <Standing key={one.member.id} {...one} />
        ))}
      </ul>
    </Card>
  );
}

type StandingProps = { member: GroupMember; state: MemberWithoutAccount['state'] };

/** The progress of a member's account, and the next step. */
function Standing({ member, state }: StandingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { first_name: name } = member;
  const isMailed = state === 'MAILED';
  return (
    <li className="flex flex-col items-start gap-2 py-3">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {`${name} ${member.last_name}`}
        {state === 'ASKED' && <Chip tone="info">{copy.asked}</Chip>}
        {isMailed && <Chip tone="info">{copy.mailed}</Chip>}
      </span>
      {state === 'ASKED' && <p>{copy.askedDetail(name)}</p>}
      {isMailed && <p>{copy.mailedDetail(name)}</p>}
      {state !== 'ASKED' && (
        <Button
          aria-label={isMailed ? copy.askAgainFor(name) : copy.askFor(name)}
          onPress={() => setIsOpen(true)}
        >
          {isMailed ? copy.askAgain : copy.ask}
        </Button>
      )}
      {isOpen && <AskDialog member={member} onClose={() => setIsOpen(false)} />}
    </li>
  );
}
