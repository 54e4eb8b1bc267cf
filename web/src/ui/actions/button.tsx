import { type ReactNode, type Ref, useId, useState } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { uiCopy } from '../ui.copy.ts';
import { type ButtonKind, buttonClass } from './button-styles.ts';

export type ButtonProps = {
  /** For moving focus here. */
  id?: string;
  children?: ReactNode;
  onPress?: (() => void) | undefined;
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  icon?: ReactNode;
  isWide?: boolean;
  /** In progress: clicks are ignored. */
  isPending?: boolean | undefined;
  /** Why it is disabled, or null: it stays focusable, and a click shows the reason. */
  disabledReason?: string | null | undefined;
  /** Shows the reason from the start, not only when pressed. */
  isReasonShown?: boolean;
  /** Called when a disabled button is clicked, to move the focus to the missing field. */
  onExplain?: (() => void) | undefined;
  'aria-keyshortcuts'?: string | undefined;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean;
  form?: string;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/**
 * A button that explains why it is disabled. One that can be either takes a reason or null, and stays the same
 * element, with its focus, when that changes.
 */
export function Button({ disabledReason, isReasonShown = false, ...props }: ButtonProps) {
  if (disabledReason === undefined) return <PlainButton {...props} />;
  return <ExplainedButton {...props} reason={disabledReason} isReasonShown={isReasonShown} />;
}

type PlainProps = Omit<ButtonProps, 'disabledReason' | 'isReasonShown'> & {
  /** What a click does while it is disabled. */
  unavailable?: { onPress: () => void; reason: string; reasonId: string } | null;
};

function PlainButton({
  children,
  onPress,
  onExplain: _unused,
  kind,
  type = 'button',
  icon,
  isWide,
  isPending: isAsked,
  unavailable,
  ...rest
}: PlainProps) {
  const isPending = isAsked && !unavailable;
  return (
    <button
      {...rest}
      {...(unavailable && { 'aria-describedby': unavailable.reasonId, title: unavailable.reason })}
      // Also when disabled: without a submit button, Enter in a form's only field would submit it.
      type={type}
      aria-disabled={isPending || Boolean(unavailable) || undefined}
      className={buttonClass({ kind, isWide, isUnavailable: Boolean(unavailable) })}
      onClick={(event) => {
        // The second click of a double click comes before the first shows its progress.
        const isSecond = isAsked !== undefined && event.detail > 1;
        const isIgnored = isPending || isSecond;
        if (isIgnored || unavailable) event.preventDefault();
        if (unavailable) unavailable.onPress();
        else if (!isIgnored) onPress?.();
      }}
    >
      {isPending ? <Spinner /> : icon}
      {children}
      {isPending && <span className="sr-only">{uiCopy.working}</span>}
    </button>
  );
}

type ExplainedProps = Omit<PlainProps, 'unavailable'> & {
  reason: string | null;
  isReasonShown: boolean;
};

function ExplainedButton({ reason, isReasonShown, ...props }: ExplainedProps) {
  const reasonId = useId();
  const [wasPressed, setWasPressed] = useState(false);
  const { isWide, onExplain } = props;
  const explain = () => {
    setWasPressed(true);
    onExplain?.();
  };
  // If a click moves the focus elsewhere, the reason is shown there; here it is only announced.
  const isVisible = isReasonShown || (wasPressed && !onExplain);
  return (
    <span className={isWide ? 'flex w-full flex-col gap-2' : 'inline-flex flex-col gap-1'}>
      <PlainButton
        {...props}
        unavailable={reason ? { onPress: explain, reason, reasonId } : null}
      />
      {reason && (
        <span id={reasonId} className={isVisible ? 'text-small text-ink-2' : 'sr-only'}>
          <span role="status">{wasPressed ? reason : ''}</span>
          {!wasPressed && reason}
        </span>
      )}
    </span>
  );
}
