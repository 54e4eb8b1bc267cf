import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import { signWith } from './consultations.queries.ts';

/** The password signs the prescription: asked once a consultation (D-12). */
export function SignDialog({ onSigned, onClose }: { onSigned: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function sign() {
    setIsPending(true);
    try {
      await signWith(password);
      onSigned();
    } catch {
      setError(copy.wrongPassword);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Dialog title={copy.sign} isOpen onClose={onClose}>
      <form
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
