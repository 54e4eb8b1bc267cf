import { type ReactNode, useId } from 'react';
import { buttonClass } from './button-styles.ts';

type FileButtonProps = {
  children: ReactNode;
  /** Extensions without the dot: 'jpg', 'pdf'. */
  types: readonly string[];
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  icon?: ReactNode;
  /** The id of the error message. */
  describedBy?: string | undefined;
};

/** A file input that looks like a button. */
export function FileButton({
  children,
  types,
  onFiles,
  isMultiple = false,
  icon,
  describedBy,
}: FileButtonProps) {
  const id = useId();
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        className="peer sr-only"
        accept={types.map((type) => `.${type}`).join(',')}
        multiple={isMultiple}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass({})} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-700`}
      >
        {icon}
        {children}
      </label>
    </span>
  );
}

/** Whether the file name has one of these extensions. */
export const isOfType = ({ name }: File, types: readonly string[]): boolean =>
  types.includes(name.split('.').at(-1)?.toLowerCase() ?? '');
