import {
  sendWaitingNotice,
  type WaitingNotice,
  waitingNotices,
  waitingNoticeText,
} from '@app/contract/guard-queue';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { guardProblems } from '../guard-queue.copy.ts';
import { actCopy } from './live-guard.copy.ts';

type Props = { queueId: string; name: string; onClose: () => void; onSent: () => void };

const copy = actCopy.notice;
const OPTIONS = waitingNotices.map((id) => ({ id, label: waitingNoticeText[id] }));

/** One of the fixed notices for a waiting patient, who reads exactly this text. */
export function NoticeDialog({ queueId, name, onClose, onSent }: Props) {
  const [notice, setNotice] = useState<WaitingNotice>('DELAY');
  const sending = useMutation({
    mutationFn: () => call(sendWaitingNotice, { params: { queueId }, body: { notice } }),
    onSuccess: onSent,
  });
  return (
    <Dialog
      title={`${copy.title}: ${name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{actCopy.back}</Button>
          <Button kind="primary" isPending={sending.isPending} onPress={() => sending.mutate()}>
            {copy.send}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={copy.text}
        options={OPTIONS}
        value={notice}
        onChange={(id) => setNotice(waitingNotices.find((known) => known === id) ?? notice)}
      />
      {sending.error && (
        <Banner tone="danger">
          {guardProblems[problemCode(sending.error)] ?? causeText(sending.error) ?? copy.failed}
        </Banner>
      )}
    </Dialog>
  );
}
