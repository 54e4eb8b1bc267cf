import { type FormEvent, useEffect, useRef, useState } from 'react';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { session, useViewer } from '../../lib/session/session.ts';
import { Button } from '../actions/button.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { uiCopy } from '../ui.copy.ts';
import { Dialog } from './dialog.tsx';
import { identityCopy as copy, identityMessages } from './identity.copy.ts';

type Kind = 'code' | 'password';

/** Labels of each kind of proof, and the refusal that means the account has the other kind. */
const KINDS = {
  code: {
    title: copy.withCode,
    required: copy.codeRequired,
    other: 'accounts.second-factor-missing',
  },
  password: {
    title: copy.withPassword,
    required: copy.passwordRequired,
    other: 'accounts.code-required',
  },
} as const;

type Props = {
  /** What is being confirmed: 'Para firmar la receta'. */
  purpose: string;
  confirmLabel: string;
  onProved: () => void;
  onClose: () => void;
};

/** Asks for a proof of identity: a code of the second factor if the account has one, otherwise the password. */
export function IdentityDialog({ purpose, confirmLabel, onProved, onClose }: Props) {
  const viewer = useViewer();
  const [kind, setKind] = useState<Kind>(viewer?.second_factor ? 'code' : 'password');
  const hasNothing = kind === 'password' && viewer?.has_password === false;
  return (
    <Dialog title={`${purpose} ${KINDS[kind].title}`} isOpen onClose={onClose}>
      {hasNothing ? (
        <>
          <p>{copy.noPassword}</p>
          <Button onPress={onClose}>{uiCopy.back}</Button>
        </>
      ) : (
        <IdentityForm
          key={kind}
          kind={kind}
          confirmLabel={confirmLabel}
          onProved={onProved}
          onClose={onClose}
          onOther={() => setKind(kind === 'code' ? 'password' : 'code')}
        />
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'purpose'> & {
  kind: Kind;
  /** The second factor was added or removed since the page was opened: asks for the other proof. */
  onOther: () => void;
};

function IdentityForm({ confirmLabel, onClose, ...proof }: FormProps) {
  const [secret, setSecret] = useState('');
  const { prove, error, isPending } = useProof(proof);
  const field = { value: secret, error, onChange: setSecret };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void prove(secret.trim());
      }}
    >
      {proof.kind === 'code' ? (
        <CodeField {...field} />
      ) : (
        <PasswordField {...field} label={copy.password} autoComplete="current-password" />
      )}
      <Button kind="primary" type="submit" isWide isPending={isPending}>
        {confirmLabel}
      </Button>
      <Button isWide onPress={onClose}>
        {uiCopy.back}
      </Button>
    </form>
  );
}

function useProof({ kind, onProved, onOther }: Pick<FormProps, 'kind' | 'onProved' | 'onOther'>) {
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const isAsked = useIsShown();

  function tell(refused: unknown) {
    if (!isAsked.current) return;
    const code = problemCode(refused);
    if (code === KINDS[kind].other) return onOther();
    setError(identityMessages[code] ?? causeText(refused) ?? copy.failed);
    setIsPending(false);
  }

  async function prove(secret: string) {
    if (!secret) return setError(KINDS[kind].required);
    setIsPending(true);
    try {
      await session.prove(kind === 'code' ? { code: secret } : { password: secret });
      // If the person went back in the meantime, nothing is done.
      if (isAsked.current) onProved();
    } catch (refused) {
      tell(refused);
    }
  }

  return { prove, error, isPending };
}

/** Whether the component is still mounted. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
