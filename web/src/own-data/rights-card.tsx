import { askAboutData, type PlainDataKind, plainDataKinds } from '@app/contract/own-data';
import { useState } from 'react';
import { call } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { ownDataCopy as copy, plainCopy } from './own-data.copy.ts';
import { RectifyDialog } from './rectify-dialog.tsx';
import { useAsked } from './use-asked.ts';

/** Whose data: the viewer's, that of a dependant, or of a member with an account. */
export type Whose = 'own' | 'member' | 'own-account';

type RightsCardProps = { patientId: string; whose: Whose };

/** Requests about a person's data; only its owner can delete an account. */
export function RightsCard({ patientId, whose }: RightsCardProps) {
  const [opened, setOpened] = useState<PlainDataKind | 'RECTIFICATION'>();
  const close = () => setOpened(undefined);
  const kinds = plainDataKinds.filter((kind) => whose === 'own' || kind !== 'DELETION');
  return (
    <Card title={copy.otherRights}>
      <ul className="flex flex-col">
        <Right
          title={copy.rectify}
          detail={`${copy.rectifyDetail} ${copy.otherDataOf[whose]}`}
          button={copy.rectifyButton}
          onAsk={() => setOpened('RECTIFICATION')}
        />
        {kinds.map((kind) => (
          <Right key={kind} {...plainCopy[kind]} onAsk={() => setOpened(kind)} />
        ))}
      </ul>
      {opened === 'RECTIFICATION' && <RectifyDialog patientId={patientId} onClose={close} />}
      {opened && opened !== 'RECTIFICATION' && (
        <ConfirmRight patientId={patientId} kind={opened} onClose={close} />
      )}
    </Card>
  );
}

type RightProps = { title: string; detail: string; button: string; onAsk: () => void };

const Right = ({ title, detail, button, onAsk }: RightProps) => (
  <li className="flex flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
    <h3>{title}</h3>
    <p className="text-ink-2">{detail}</p>
    <span>
      <Button onPress={onAsk}>{button}</Button>
    </span>
  </li>
);

type ConfirmRightProps = { patientId: string; kind: PlainDataKind; onClose: () => void };

/** Asks for one of the patient's rights, after explaining it. */
export function ConfirmRight({ patientId, kind, onClose }: ConfirmRightProps) {
  const { title, confirm } = plainCopy[kind];
  const { ask, isPending, failure } = useAsked(
    () => call(askAboutData, { params: { patientId }, body: { kind } }),
    { onSent: onClose },
  );
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" isPending={isPending} onPress={() => ask(undefined)}>
            {copy.send}
          </Button>
          <Button onPress={onClose}>{uiCopy.back}</Button>
        </>
      }
    >
      <p>{confirm}</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
    </Dialog>
  );
}
