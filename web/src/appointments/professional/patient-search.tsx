import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { formatDni } from '../../ui/format.ts';
import { ActFailure } from './act-failure.tsx';
import { bookingCopy as copy, giveCopy } from './agenda.copy.ts';
import { type FoundPatient, findPatients, findPatientsByDni } from './agenda.queries.ts';
import type { AgendaSide } from './agenda-side.ts';

const NAME_MAX = 120;
const searchSchema = z.strictObject({ text: z.string().trim().min(1).max(NAME_MAX) });

type Props = {
  side: AgendaSide;
  onChoose: (patient: FoundPatient) => void;
};

const OWN = { words: copy, search: findPatients };
const BY_DNI = { words: giveCopy, search: findPatientsByDni };

/**
 * Finds a patient: one of the professional's own or, for staff, by DNI. Searches only on request, since each
 * search is counted.
 */
export function PatientSearch({ side, onChoose }: Props) {
  const { words, search: find } = side === 'professional' ? OWN : BY_DNI;
  const form = useAppForm({
    schema: searchSchema,
    defaultValues: { text: '' },
    messages: { text: words.required },
  });
  const search = useMutation<FoundPatient[], unknown, string>({ mutationFn: find });
  return (
    <>
      <Form form={form} onSubmit={({ text }) => search.mutate(text)}>
        <FormField form={form} name="text">
          {(field) => (
            <TextField
              {...field}
              label={words.search}
              hint={words.searchHint}
              maxLength={NAME_MAX}
            />
          )}
        </FormField>
        <span>
          <Button
            type="submit"
            kind="primary"
            icon={<Search aria-hidden />}
            isPending={search.isPending}
          >
            {copy.find}
          </Button>
        </span>
      </Form>
      <ActFailure text={copy.searchFailed} error={search.error} />
      {search.data?.length === 0 && <p role="status">{words.nobody}</p>}
      {search.data && search.data.length > 0 && (
        <ul aria-label={copy.found} className="flex flex-col">
          {search.data.map((patient) => (
            <li
              key={patient.id}
              className="flex items-center justify-between gap-3 border-t border-line py-2"
            >
              <span className="min-w-0">
                <span className="block font-medium">{`${patient.last_name}, ${patient.first_name}`}</span>
                <span className="text-small text-ink-2">{`DNI ${formatDni(patient.id_number)}`}</span>
              </span>
              <Button
                aria-label={copy.chooseOf(`${patient.first_name} ${patient.last_name}`)}
                onPress={() => onChoose(patient)}
              >
                {copy.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
