import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = {
  label: string;
  items: { name: string; detail: ReactNode }[];
  onRemove: (index: number) => void;
};

/** The orders so far, each removable. */
export const OrderList = ({ label, items, onRemove }: Props) =>
  items.length === 0 ? null : (
    <ul aria-label={label} className="flex flex-col gap-2">
      {items.map(({ name, detail }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same study may be ordered twice.
          key={`${index}-${name}`}
          className="flex items-start gap-3 rounded-md border border-line p-3"
        >
          <span className="flex min-w-0 flex-1 flex-col">
            <strong>{name}</strong>
            <span className="text-small text-ink-2">{detail}</span>
          </span>
          <IconButton
            label={copy.remove(name)}
            icon={<Trash2 aria-hidden />}
            onPress={() => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  );
