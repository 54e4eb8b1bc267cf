import { testTemplate } from '@app/contract/messages';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { staffMessagesCopy as copy } from './staff-messages.copy.ts';

/** Mails the published texts to the viewer. */
export function TestSend({ id }: { id: string }) {
  const email = useViewer()?.email ?? '';
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    try {
      await call(testTemplate, { params: { id } });
      toast.success(copy.tested(email));
    } catch (error) {
      toast.error(causeText(error) ?? copy.actFailed);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-5">
      <Button isPending={isSending} onPress={() => void send()}>
        {copy.test}
      </Button>
      <p className="text-small text-ink-2">{copy.testHint}</p>
    </section>
  );
}
