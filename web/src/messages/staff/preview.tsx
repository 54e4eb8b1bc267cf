import { filledIn, numbered, type TemplateEdit, type VariableValues } from '@app/contract/messages';
import { staffMessagesCopy as copy } from './staff-messages.copy.ts';

type Props = { texts: Pick<TemplateEdit, 'subject' | 'body' | 'whatsapp'> };

/** A template as the patient sees it, with invented names: the mail, and WhatsApp on a phone. */
export function Preview({ texts: { subject, body, whatsapp } }: Props) {
  const values: VariableValues = { ...copy.example, enlace: location.origin };
  return (
    <section aria-label={copy.preview} className="flex flex-col gap-3">
      <h3>{copy.preview}</h3>
      <div className="flex flex-wrap items-start gap-4">
        <MailFrame
          subject={filledIn(subject, values)}
          paragraphs={filledIn(body, values).split(/\n{2,}/)}
        />
        {whatsapp && <PhoneFrame words={filledIn(whatsapp.body, values)} />}
      </div>
      {whatsapp && (
        <p className="text-small text-ink-2">
          {copy.approved} <code>{numbered(whatsapp.body)}</code>
        </p>
      )}
    </section>
  );
}

const MailFrame = ({ subject, paragraphs }: { subject: string; paragraphs: string[] }) => (
  <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3 rounded-lg border border-line bg-surface-2 p-4">
    <span className="text-small text-ink-2">{copy.channel.email}</span>
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <p className="text-20 font-bold">{subject}</p>
      {paragraphs.map((words) => (
        <p key={words} className="whitespace-pre-line">
          {words}
        </p>
      ))}
      <span className="w-fit rounded-md bg-brand-700 px-4 py-2 font-bold text-surface">
        {copy.openApp(copy.example.clinica)}
      </span>
    </div>
  </div>
);

const PhoneFrame = ({ words }: { words: string }) => (
  <div className="flex w-60 flex-none flex-col gap-3 rounded-[28px] border-[6px] border-ink-1 bg-surface-2 px-3 pt-3 pb-8">
    <span className="self-center text-small text-ink-2">{copy.channel.whatsapp}</span>
    <p className="rounded-lg rounded-tl-none bg-surface p-3 text-16 whitespace-pre-line shadow-1">
      {words}
    </p>
  </div>
);
