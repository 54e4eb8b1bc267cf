import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { verifyCopy as copy } from './prescriptions.copy.ts';

type Answer = { valid: boolean; testMark: boolean };

/** Valid, not valid, or only a test: a test is never said to be valid (LW-17). */
const meaningOf = ({ valid, testMark }: Answer) => {
  if (!valid) {
    return {
      title: copy.invalid,
      detail: copy.invalidDetail,
      icon: <CircleX aria-hidden className="text-danger-700" />,
    };
  }
  return testMark
    ? {
        title: copy.test,
        detail: copy.testDetail,
        icon: <TriangleAlert aria-hidden className="text-warn-700" />,
      }
    : {
        title: copy.valid,
        detail: copy.validDetail,
        icon: <CircleCheck aria-hidden className="text-ok-700" />,
      };
};

/** What the check says of a printed prescription. */
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
