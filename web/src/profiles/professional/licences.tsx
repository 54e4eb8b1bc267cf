import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { type PracticeForm, useLicences } from './licence-order.ts';
import { professionalCopy as copy } from './professional-wizard.copy.ts';

/** The licences, in the order that decides which one signs. */
export function Licences({ form }: { form: PracticeForm }) {
  const licences = useLicences(form);
  const { otherKeys, groupId } = licences;
  const keys = ['first', ...otherKeys];
  return (
    <>
      {keys.map((key, place) => (
        <Group
          key={key}
          id={groupId(place)}
          title={keys.length > 1 ? copy.licenceOf(place + 1) : undefined}
        >
          <LicenceFields form={form} place={place} />
          {place > 0 && (
            <div className="flex flex-wrap gap-3">
              <Button
                icon={<ArrowUp aria-hidden />}
                aria-label={copy.signWithThe(place + 1)}
                onPress={() => licences.putFirst(place)}
              >
                {copy.signWith}
              </Button>
              <Button icon={<Trash2 aria-hidden />} onPress={() => licences.remove(place)}>
                {copy.removeLicence(place + 1)}
              </Button>
            </div>
          )}
        </Group>
      ))}
      <div className="flex flex-col items-start gap-2">
        <p id={`${licences.addId}-hint`} className="text-ink-2">
          {copy.whichSigns}
        </p>
        <Button
          id={licences.addId}
          icon={<Plus aria-hidden />}
          aria-describedby={`${licences.addId}-hint`}
          disabledReason={licences.canAdd ? null : copy.enoughLicences}
          onPress={licences.add}
        >
          {copy.addLicence}
        </Button>
      </div>
    </>
  );
}

type GroupProps = { id: string; title: string | undefined; children: ReactNode };

/** Heading of one of several licences. */
const Group = ({ id, title, children }: GroupProps) => (
  <fieldset
    id={id}
    tabIndex={-1}
    aria-labelledby={title && `${id}-title`}
    className={
      title
        ? 'm-0 flex min-w-0 flex-col gap-5 rounded-md border border-line-strong p-4'
        : 'm-0 flex min-w-0 flex-col gap-5 border-0 p-0'
    }
  >
    {title && <h2 id={`${id}-title`}>{title}</h2>}
    {children}
  </fieldset>
);
