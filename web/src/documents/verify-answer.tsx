import type { DocumentCheck } from '@app/contract/documents';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Chip } from '../ui/feedback/chip.tsx';
import { Card } from '../ui/layout/card.tsx';
import { verifyCopy as copy } from './documents.copy.ts';

type Answer = Pick<DocumentCheck, 'valid' | 'kind' | 'testMark'>;

/** Valid, not valid, or only a test: a test is never shown as valid. */
function meaningOf({ valid, kind, testMark }: Answer) {
  if (!valid || kind === null) {
    return {
      title: copy.invalid,
      detail: copy.invalidDetail,
      icon: <CircleX aria-hidden className="text-danger-700" />,
    };
  }
  if (testMark) {
    return {
      title: copy.test,
      detail: kind === 'prescription' ? copy.testDetail.prescription : copy.testDetail.other,
      icon: <TriangleAlert aria-hidden className="text-warn-700" />,
    };
  }
  const [title, detail] = copy.valid[kind];
  return { title, detail, icon: <CircleCheck aria-hidden className="text-ok-700" /> };
}

/** The result of checking a printed document. */
export function VerifyAnswer(answer: Answer) {
  const { title, detail, icon } = meaningOf(answer);
  return (
    <Card
      tone={answer.valid ? 'plain' : 'danger'}
      title={
        <span className="flex items-center gap-3">
          {icon}
          {title}
        </span>
      }
    >
      {answer.testMark && <Chip tone="warn">{copy.testMark}</Chip>}
      <p>{detail}</p>
    </Card>
  );
}
