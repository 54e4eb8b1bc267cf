import { Button } from '../../ui/actions/button.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import type { Section } from '../record-content.ts';

type Props<T> = {
  title: string;
  items: readonly T[];
  /** Opens the section of an item. */
  onGoTo: (item: T) => void;
};

/** Missing fields or warnings, each with a link. */
export const MissingList = <T extends { section: Section; text: string }>({
  title,
  items,
  onGoTo,
}: Props<T>) => (
  <div role="status" className="flex flex-col gap-1">
    {items.length > 0 && (
      <>
        <p className="font-medium">{title}</p>
        <ul className="flex flex-col">
          {items.map((item) => (
            <li key={`${item.section}-${item.text}`}>
              <Button kind="quiet" onPress={() => onGoTo(item)}>
                {copy.missingIn(copy.sections[item.section], item.text)}
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
