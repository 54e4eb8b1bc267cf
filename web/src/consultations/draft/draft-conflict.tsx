import { Button } from '../../ui/actions/button.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { diagnosisText, type RecordContent } from '../record-content.ts';
import { followUpWords } from '../section-summary.ts';
import { differingPart, ordersOnlyIn } from './differing.ts';
import type { DraftState } from './versioned-text.ts';

type Props = {
  state: DraftState;
  mine: RecordContent;
  onMine: (version: number) => void;
  onTheirs: (version: number, content: RecordContent) => void;
};

/** The draft was changed elsewhere: shows both texts to choose one. */
export function DraftConflict({ state, mine, onMine, onTheirs }: Props) {
  if (state.kind !== 'conflict') return null;
  const { version, content } = state;
  return (
    <div
      ref={showConflict}
      role="alert"
      className="flex flex-col gap-3 rounded-md border border-warn-700 bg-warn-50 p-4"
    >
      <p className="font-medium">{copy.conflict}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version title={copy.mine} content={mine} other={content}>
          <Button onPress={() => onMine(version)}>{copy.keepMine}</Button>
        </Version>
        <Version title={copy.theirs} content={content} other={mine}>
          <Button onPress={() => onTheirs(version, content)}>{copy.takeOther}</Button>
        </Version>
      </div>
    </div>
  );
}

/** Scrolls to the conflict, since the sections may be far below and nothing is saved until one text is chosen. */
const showConflict = (element: HTMLElement | null) =>
  void element?.scrollIntoView({ block: 'nearest' });

type VersionProps = {
  title: string;
  content: RecordContent;
  other: RecordContent;
  children: React.ReactNode;
};

/** One of the two texts, with the words in which it differs marked. */
function Version({ title, content, other, children }: VersionProps) {
  const { before, differing, after } = differingPart(textOf(content), textOf(other));
  const onlyHere = ordersOnlyIn(content, other, copy.sections.certificate);
  return (
    <section className="flex flex-col items-start gap-2 rounded-md border border-line bg-surface p-3">
      <h3>{title}</h3>
      <p className="max-h-40 w-full overflow-auto whitespace-pre-line">
        {before}
        {differing && <mark className="bg-warn-50 font-medium text-ink-1">{differing}</mark>}
        {after}
        {textOf(content) === '' && copy.noText}
      </p>
      <p className="text-small text-ink-2">{copy.orders(ordersIn(content))}</p>
      {onlyHere.length > 0 && <p className="text-small">{copy.onlyHere(onlyHere.join(', '))}</p>}
      {children}
    </section>
  );
}

const textOf = (content: RecordContent): string =>
  [diagnosisText(content), content.reason, content.detail, followUpWords(content.followUp)]
    .filter(Boolean)
    .join('\n');

const ordersIn = ({ medications, pages, certificate, referrals, studies }: RecordContent): number =>
  [medications, pages, certificate ? [certificate] : [], referrals, studies].flat().length;
