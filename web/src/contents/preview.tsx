import { type ContentKind, linesOf, parseHelp, parseNumbers } from '@app/contract/contents';
import { Accordion } from '../ui/navigation/accordion.tsx';
import { contentsCopy as copy } from './contents.copy.ts';
import { textFaultOf } from './text-fault.ts';

type Props = { kind: ContentKind; body: string };

/** Preview of a text. */
export const Preview = ({ kind, body }: Props) => (
  <section aria-label={copy.preview} className="flex flex-col gap-3 rounded-md bg-surface-2 p-4">
    <h3>{copy.preview}</h3>
    <Shown kind={kind} body={body} />
  </section>
);

function Shown({ kind, body }: Props) {
  const fault = textFaultOf(kind, body);
  if (fault) return <p>{fault}</p>;
  if (kind === 'help') return <HelpPreview body={body} />;
  if (kind === 'emergency-numbers') return <NumbersPreview body={body} />;
  if (kind === 'recommendations')
    return (
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {linesOf(body).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return body.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function HelpPreview({ body }: Pick<Props, 'body'>) {
  const read = parseHelp(body);
  if ('fault' in read) return null;
  return read.entries.map(({ id, question, answer, yes, no }) => (
    <Accordion key={id} id={`vista-${id}`} title={question} level={3}>
      {[...answer, ...yes.map((one) => `✓ ${one}`), ...no.map((one) => `✗ ${one}`)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Accordion>
  ));
}

function NumbersPreview({ body }: Pick<Props, 'body'>) {
  const read = parseNumbers(body);
  if ('line' in read) return null;
  return (
    <>
      <p className="text-ink-2">{copy.fixedNumbers}</p>
      {read.numbers.length === 0 && <p>{copy.noNumbers}</p>}
      <ul>
        {read.numbers.map(({ number, description }) => (
          <li key={number}>
            <strong>{number}</strong> {description}
          </li>
        ))}
      </ul>
    </>
  );
}
