import { type PersonRow, searchPeople } from '@app/contract/people';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../lib/server/call.ts';
import { causeText } from '../../../lib/server/failure-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatDni } from '../../../ui/format.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { loggingCopy as copy, isSearchable } from './logging.copy.ts';

type FindPatientProps = { onFound: (patient: PersonRow) => void; onClose: () => void };

/** Finds the patient with a search that is sent once, since searches are counted and audited. */
export function FindPatient({ onFound, onClose }: FindPatientProps) {
  const [typed, setTyped] = useState('');
  const [isShort, setIsShort] = useState(false);
  const search = useMutation({
    mutationFn: (words: string) =>
      call(searchPeople, { body: { kind: 'patients', search: words } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEnough = isSearchable(typed);
    setIsShort(!isEnough);
    if (isEnough) search.mutate(typed.trim());
  };
  return (
    <Dialog title={copy.find} isOpen hasCloseButton onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p>{copy.findDetail}</p>
        <TextField
          label={copy.search}
          value={typed}
          onChange={setTyped}
          error={isShort ? copy.searchShort : undefined}
        />
        <div>
          <Button kind="primary" type="submit" isPending={search.isPending}>
            {copy.searchButton}
          </Button>
        </div>
      </form>
      {search.error && (
        <Banner tone="danger">{causeText(search.error) ?? copy.searchFailed}</Banner>
      )}
      <div aria-live="polite">
        {search.data && (
          <Found
            patients={search.data.data.filter(mayAsk)}
            hasMore={search.data.next !== null}
            onFound={onFound}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Whether the account is in use: activated and not pseudonymised. */
const mayAsk = ({ state }: PersonRow): boolean => state === 'ACTIVE' || state === 'DISABLED';

type FoundProps = {
  patients: readonly PersonRow[];
  hasMore: boolean;
  onFound: (patient: PersonRow) => void;
};

function Found({ patients, hasMore, onFound }: FoundProps) {
  const titleId = useId();
  if (patients.length === 0) return <p>{copy.none}</p>;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId}>{copy.found}</h3>
      <ul className="flex flex-col gap-2">
        {patients.map((patient) => (
          <li key={patient.accountId}>
            <Button isWide onPress={() => onFound(patient)}>
              <span>{lineOf(patient)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-small text-ink-2">{copy.more}</p>}
    </section>
  );
}

const lineOf = ({ name, idNumber, email }: PersonRow): string =>
  [name, idNumber && `DNI ${formatDni(idNumber)}`, email].filter(Boolean).join(' · ');
