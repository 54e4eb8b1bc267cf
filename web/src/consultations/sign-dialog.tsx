import { type FormEvent, useState } from 'react';
import { problemCode } from '../lib/problem-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { recordCopy as copy, signMessages } from './consultations.copy.ts';
import { signWith } from './consultations.queries.ts';

type Props = { onSigned: () => void; onClose: () => void };

/** The password signs the prescription: asked where the last one is too old (D-12). */
export function SignDialog({ onSigned, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function sign() {
    if (!password) return setError(copy.passwordRequired);
    setIsPending(true);
    try {
      await signWith(password);
      onSigned();
    } catch (refused) {
      setError(signMessages[problemCode(refused)] ?? copy.signFailed);
      setIsPending(false);
    }
  }

  return (
    <Dialog title={copy.sign} isOpen onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void sign();
        }}
      >
        <PasswordField
          label={copy.password}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={setPassword}
        />
        <Button kind="primary" type="submit" isWide isPending={isPending}>
          {copy.signButton}
        </Button>
      </form>
    </Dialog>
  );
}
