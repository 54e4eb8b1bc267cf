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
  /** In progress: presses are ignored. */
  isPending?: boolean | undefined;
  /** Why it is unavailable: it stays focusable, and pressing it shows the reason. */
  disabledReason?: string | null | undefined;
  /** Shows the reason from the start, not only when pressed. */
  isReasonShown?: boolean;
  /** Called when an unavailable button is pressed, to move focus to the missing field. */
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

/** A button that explains itself where it is unavailable, rather than being disabled. */
export function Button({ disabledReason, isReasonShown = false, ...props }: ButtonProps) {
  const reasonId = useId();
  if (!disabledReason) return <PlainButton {...props} />;
  return (
    <UnavailableButton
      {...props}
      reasonId={reasonId}
      reason={disabledReason}
      isReasonShown={isReasonShown}
    />
  );
}

type PlainProps = Omit<ButtonProps, 'disabledReason' | 'isReasonShown'>;

function PlainButton({
  children,
  onPress,
  onExplain: _unused,
  kind,
  type = 'button',
  icon,
  isWide,
  isPending,
  ...rest
}: PlainProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || undefined}
      className={buttonClass({ kind, isWide })}
      onClick={(event) => {
        if (isPending) return event.preventDefault();
        onPress?.();
      }}
    >
      {isPending ? <Spinner /> : icon}
      {children}
      {isPending && <span className="sr-only">{uiCopy.working}</span>}
    </button>
  );
}

type UnavailableProps = PlainProps & { reasonId: string; reason: string; isReasonShown: boolean };

function UnavailableButton({
  children,
  kind,
  icon,
  isWide,
  reason,
  reasonId,
  isReasonShown,
  onExplain,
  onPress: _onPress,
  isPending: _isPending,
  type: _type,
  ...rest
}: UnavailableProps) {
  const [wasPressed, setWasPressed] = useState(false);
  // A button that moves focus elsewhere shows its reason there; here it is only announced.
  const isVisible = isReasonShown || (wasPressed && !onExplain);
  return (
    <span className={isWide ? 'flex w-full flex-col gap-2' : 'inline-flex flex-col gap-1'}>
      <button
        {...rest}
        type="button"
        aria-disabled
        aria-describedby={reasonId}
        title={reason}
        className={buttonClass({ kind, isWide, isUnavailable: true })}
        onClick={() => {
          setWasPressed(true);
          onExplain?.();
        }}
      >
        {icon}
        {children}
      </button>
      <span id={reasonId} className={isVisible ? 'text-small text-ink-2' : 'sr-only'}>
        <span role="status">{wasPressed ? reason : ''}</span>
        {!wasPressed && reason}
      </span>
    </span>
  );
}
