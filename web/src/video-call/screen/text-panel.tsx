import { CALL_TEXT_MAX, type CallSide, type CallText } from '@app/contract/video-call';
import { SendHorizontal, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { formatTime } from '../../ui/format.ts';
import type { UnsentText } from '../session/call-session.ts';
import { textsCopy } from '../video-call.copy.ts';

type TextPanelProps = {
  messages: readonly CallText[];
  unsent: readonly UnsentText[];
  side: CallSide;
  name: string;
  /** Returns `false` if it could not be sent. */
  onSay: (text: string) => boolean;
  onClose: () => void;
};

/** Messages of the call, which are stored with the consultation. */
export function TextPanel({ messages, unsent, side, name, onSay, onClose }: TextPanelProps) {
  const titleId = useId();
  const count = messages.length + unsent.length;
  return (
    <section
      aria-labelledby={titleId}
      className="absolute inset-x-2 bottom-2 z-10 flex max-h-[70%] flex-col gap-2 rounded-lg border border-stage-line bg-stage-2 p-3 short:top-2 short:grid short:max-h-none short:grid-cols-[1fr_auto] short:grid-rows-[minmax(0,1fr)_auto] short:p-2 md:inset-x-auto md:top-2 md:right-2 md:max-h-none md:w-[340px]"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="flex items-center justify-between short:contents">
        <h2 id={titleId} className="text-18 short:sr-only">
          {textsCopy.title}
        </h2>
        <button
          type="button"
          aria-label={textsCopy.close}
          className="grid size-target cursor-pointer place-items-center rounded-md short:col-start-2 short:row-start-2"
          onClick={onClose}
        >
          <X aria-hidden />
        </button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto short:col-span-full short:row-start-1">
        {count === 0 && <p className="text-small text-stage-ink-2">{textsCopy.empty}</p>}
        {messages.map((message) => (
          <Message
            key={message.id}
            body={message.body}
            isOwn={message.side === side}
            name={name}
            when={formatTime(message.sentAt)}
          />
        ))}
        {unsent.map(({ id, body }) => (
          <Message key={id} body={body} isOwn name={name} when={textsCopy.sending} />
        ))}
        {/* A new end element for every message, which is scrolled to. */}
        <div key={count} ref={bringIntoView} />
      </div>
      <Writer onSay={onSay} />
    </section>
  );
}

const bringIntoView = (end: HTMLElement | null): void =>
  // Newer browsers return a promise.
  void end?.scrollIntoView({ block: 'nearest' });

type MessageProps = { body: string; isOwn: boolean; name: string; when: string };

const Message = ({ body, isOwn, name, when }: MessageProps) => (
  <div className={cx('max-w-[85%] rounded-md bg-stage px-3 py-2', isOwn && 'self-end')}>
    <p className="text-14 text-stage-ink-2">
      {isOwn ? textsCopy.you : name} · {when}
    </p>
    <p className="whitespace-pre-wrap">{body}</p>
  </div>
);

function Writer({ onSay }: { onSay: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const [isLost, setIsLost] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const isSent = onSay(text);
    setIsLost(!isSent);
    if (isSent) setText('');
  };
  return (
    <form
      className="flex flex-col gap-1 short:col-start-1 short:row-start-2"
      onSubmit={handleSubmit}
    >
      <div className="flex gap-2">
        <input
          ref={field}
          aria-label={textsCopy.field}
          placeholder={textsCopy.field}
          autoComplete="off"
          maxLength={CALL_TEXT_MAX}
          value={text}
          className="min-h-target min-w-0 flex-1 rounded-sm border border-stage-line bg-stage px-3 text-stage-ink placeholder:text-stage-ink-2"
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          aria-label={textsCopy.send}
          className="grid size-target flex-none cursor-pointer place-items-center rounded-md bg-stage-ink text-stage"
        >
          <SendHorizontal aria-hidden />
        </button>
      </div>
      <p role="alert" className={cx('text-small', !isLost && 'sr-only')}>
        {isLost ? textsCopy.notSent : ''}
      </p>
    </form>
  );
}
