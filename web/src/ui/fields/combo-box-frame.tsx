import { ChevronDown } from 'lucide-react';
import { Fragment, type Ref, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { cx } from '../class-names.ts';
import { Chip } from '../feedback/chip.tsx';
import { uiCopy } from '../ui.copy.ts';
import { ChoiceBox } from './choice-box.tsx';
import { controlClass, type FieldProps, LabelText } from './field.tsx';
import type { Option } from './select.tsx';

export type ComboBoxFrameProps = FieldProps & {
  /** Why nothing can be chosen yet. */
  disabledReason?: string | undefined;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The text that the box shows as chosen; `undefined` while something else is typed. */
  chosen?: string | undefined;
  /** Text of an empty list. */
  emptyText: string;
  /** Nothing of the list fits what was typed, which is read out. */
  isWithout?: boolean;
  /** Shown above the list. */
  listTitle?: string | undefined;
  /** Shown below a truncated list. */
  moreText?: string | undefined;
  /** The typed text was discarded. */
  onEscape?: () => void;
};

/** Layout shared by both comboboxes. */
export const ComboBoxFrame = ({
  id,
  label,
  labelNote,
  isOptional = false,
  hint,
  error,
  disabledReason,
  placeholder,
  inputRef,
  chosen,
  emptyText,
  isWithout = false,
  listTitle,
  moreText,
  onEscape,
}: ComboBoxFrameProps) => (
  <>
    <Label className="font-medium">
      <LabelText label={label} labelNote={labelNote} isOptional={isOptional} />
    </Label>
    {(disabledReason ?? hint) !== undefined && (
      <Text slot="description" className="text-small text-ink-2">
        {disabledReason ?? hint}
      </Text>
    )}
    <ChoiceBox chosen={chosen}>
      <Input
        ref={inputRef}
        className={cx(controlClass(error), 'pr-12')}
        onKeyDownCapture={({ key }) => {
          if (key === 'Escape') onEscape?.();
        }}
        // Scrolling closes the list, and the Enter meant to choose must not submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        {...(id !== undefined && { id })}
        {...(placeholder !== undefined && { placeholder })}
      />
      <Button
        aria-label={uiCopy.openList}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-ink-2"
      >
        <ChevronDown aria-hidden size={20} />
      </Button>
    </ChoiceBox>
    {error !== undefined && (
      <Text slot="errorMessage" className="text-small font-medium text-danger-700">
        <span className="sr-only">{uiCopy.errorPrefix}</span>
        {error}
      </Text>
    )}
    <OptionList emptyText={emptyText} listTitle={listTitle} moreText={moreText} />
    <span role="status" className="sr-only">
      {isWithout ? emptyText : ''}
    </span>
  </>
);

type OptionListProps = Pick<ComboBoxFrameProps, 'emptyText' | 'listTitle' | 'moreText'>;

const OptionList = ({ emptyText, listTitle, moreText }: OptionListProps) => (
  <Popover
    offset={2}
    className="w-(--trigger-width) overflow-auto rounded-sm border border-line-strong bg-surface shadow-2"
  >
    {listTitle !== undefined && (
      <p className="border-line border-b px-3 py-2 text-small text-ink-2">{listTitle}</p>
    )}
    <ListBox<Option>
      className="max-h-80 overflow-auto p-0 outline-none"
      renderEmptyState={() => <Nothing text={emptyText} />}
    >
      {({ id, label, marks = [] }) => (
        <ListBoxItem
          id={id}
          textValue={label}
          className="min-h-10 cursor-pointer px-3 py-2 text-ink-1 outline-none data-focused:bg-brand-50 data-focused:shadow-[inset_3px_0_0_var(--brand-700)] data-selected:font-medium"
        >
          <OptionLabel label={label} />
          {/* Separated by a space, which is dropped at the start of a new line. */}
          {marks.map(({ text, tone }) => (
            <Fragment key={text}>
              {' '}
              <span className="mr-1 inline-block">
                <Chip tone={tone}>{text}</Chip>
              </span>
            </Fragment>
          ))}
        </ListBoxItem>
      )}
    </ListBox>
    {moreText !== undefined && (
      <p className="border-line border-t px-3 py-2 text-small text-ink-2">{moreText}</p>
    )}
  </Popover>
);

/** Why the list is empty, which says more than the library's count of '0 opciones', read out with it. */
function Nothing({ text }: { text: string }) {
  // The count is announced after this.
  useEffect(() => queueMicrotask(dropCount), []);
  return <p className="px-3 py-2 text-small text-ink-2">{text}</p>;
}

const dropCount = () =>
  document.querySelector('[data-live-announcer] [aria-live=assertive]')?.replaceChildren();

/** Emphasises a code in brackets: `(J02.9) - Faringitis aguda`. */
function OptionLabel({ label }: { label: string }) {
  const code = /^\([^)]+\)/.exec(label)?.[0];
  if (code === undefined) return label;
  return (
    <>
      <strong>{code}</strong>
      {label.slice(code.length)}
    </>
  );
}
