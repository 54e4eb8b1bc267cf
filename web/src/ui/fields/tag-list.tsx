import { X } from 'lucide-react';
import { uiCopy } from '../ui.copy.ts';
import type { Option } from './select.tsx';

type TagListProps = {
  label: string;
  tags: readonly Option[];
  onRemove: (id: string) => void;
};

/** The choices from a long list, each removable. */
export const TagList = ({ label, tags, onRemove }: TagListProps) => (
  <ul aria-label={label} className="flex flex-wrap gap-2">
    {tags.map((tag) => (
      <li
        key={tag.id}
        className="inline-flex items-center gap-1 rounded-full bg-brand-50 pl-3 text-small text-brand-800"
      >
        {tag.label}
        <button
          type="button"
          aria-label={uiCopy.remove(tag.label)}
          onClick={() => onRemove(tag.id)}
          className="grid size-8 cursor-pointer place-items-center rounded-full"
        >
          <X aria-hidden size={18} />
        </button>
      </li>
    ))}
  </ul>
);
