import { ChangeButton } from './change-button.tsx';

type SettledAnswerProps = { term: string; value: string; onChange: () => void };

/** An answer that need not be asked, in one line with *Cambiar*. */
export const SettledAnswer = ({ term, value, onChange }: SettledAnswerProps) => (
  <p className="flex items-center gap-3 rounded-md bg-surface-2 px-4 py-1">
    <span className="min-w-0 flex-1">
      <span className="block text-small text-ink-2">{term}</span>
      <span className="block font-medium">{value}</span>
    </span>
    <ChangeButton what={term} onPress={onChange} />
  </p>
);
