import {
  type ImportPreview,
  importListFile,
  importQuerySchema,
  LIST_FILE_BYTES,
  previewListImport,
  type StaffListName,
  staffLists,
} from '@app/contract/catalogs';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { textOfFile } from '../../lib/device/text-of-file.ts';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { ProblemError, problemCode } from '../../lib/server/problem-error.ts';
import { useStepUp } from '../../lib/session/use-step-up.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FileButton, isOfType } from '../../ui/actions/file-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { ImportResult } from './import-result.tsx';
import {
  staffListsCopy as copy,
  listFieldMessages,
  staffListsProblem,
  unreadableFileText,
} from './staff-lists.copy.ts';
import { listKey } from './staff-lists.queries.ts';

type Origin = z.input<typeof importQuerySchema>;
type SentFile = { name: string; text: string };
const TYPES = ['csv', 'txt'] as const;

/** Column names in files, by the importer's names; columns without one are only edited by hand. */
const FILE_COLUMNS: Readonly<Record<string, string>> = {
  name: 'nombre',
  cie_10: 'codigo',
  generic_name: 'nombre_generico',
  form: 'forma',
  concentration: 'concentracion',
  presentation: 'presentacion',
  sale_condition: 'condicion',
  kind: 'tipo',
  prepaid_health_id: 'obra_social',
  monthly_consultations: 'consultas',
  family_members_allowed: 'familiares',
  day: 'fecha',
  department: 'departamento',
  province_code: 'provincia',
  consultation_type: 'tipo_de_consulta',
  specialty_id: 'especialidad',
  valid_from: 'desde',
  price: 'arancel',
};
const columnsOf = (list: StaffListName): string =>
  staffLists[list].columns.flatMap(({ name }) => FILE_COLUMNS[name] ?? []).join(', ');

type Props = { list: StaffListName; onImported: () => void };

/** Imports a file into a list: chosen, previewed with its faulty rows, then confirmed. */
export function ImportPanel({ list, onImported }: Props) {
  const [file, setFile] = useState<SentFile>();
  const [problem, setProblem] = useState<string>();
  const form = useAppForm<Origin, z.output<typeof importQuerySchema>>({
    schema: importQuerySchema as z.ZodType<z.output<typeof importQuerySchema>, Origin>,
    defaultValues: { source: '', licence: '', deactivateMissing: 'false' },
    messages: listFieldMessages,
  });
  const importing = useImporting(list, setProblem, onImported);
  const take = async ([chosen]: File[]) => {
    importing.forget();
    setFile(undefined);
    setProblem(chosen && reasonAgainst(chosen));
    if (!chosen || reasonAgainst(chosen)) return;
    const text = await textOfFile(chosen);
    if (text === undefined) setProblem(copy.unreadable);
    else setFile({ name: chosen.name, text });
  };
  const look = (origin: Origin) =>
    file ? importing.send(file.text, origin, false) : setProblem(problem ?? copy.fileMissing);
  return (
    <>
      <p className="text-ink-2">{copy.importFormat(columnsOf(list))}</p>
      <Form form={form} onSubmit={look}>
        <FormField form={form} name="source">
          {(field) => <TextField {...field} label={copy.source} hint={copy.sourceHint} />}
        </FormField>
        <FormField form={form} name="licence">
          {(field) => <TextField {...field} label={copy.licence} hint={copy.licenceHint} />}
        </FormField>
        <FormField form={form} name="deactivateMissing">
          {({ inputRef: _, ...field }) => (
            <Checkbox
              {...field}
              label={copy.deactivateMissing}
              value={field.value === 'true'}
              onChange={(isOn) => field.onChange(String(isOn))}
            />
          )}
        </FormField>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton types={TYPES} icon={<Upload aria-hidden />} onFiles={(one) => void take(one)}>
            {copy.choose}
          </FileButton>
          {file && <span>{copy.chosen(file.name)}</span>}
        </div>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button type="submit" kind="primary" isPending={importing.isPending}>
          {copy.lookAt}
        </Button>
      </Form>
      {importing.isPending && <p role="status">{copy.looking}</p>}
      {importing.preview && (
        <ImportResult
          preview={importing.preview}
          isPending={importing.isPending}
          onConfirm={() => {
            if (file) void importing.send(file.text, form.methods.getValues(), true);
          }}
        />
      )}
      {importing.proven.isAsking && (
        <IdentityDialog
          purpose={copy.importPurpose}
          confirmLabel={copy.confirm}
          onProved={importing.goOn}
          onClose={importing.proven.drop}
        />
      )}
    </>
  );
}

/** Sends the file, first for a preview. */
function useImporting(
  list: StaffListName,
  onProblem: (text: string | undefined) => void,
  onImported: () => void,
) {
  const queries = useQueryClient();
  const proven = useStepUp();
  const [preview, setPreview] = useState<ImportPreview>();
  const [isPending, setIsPending] = useState(false);

  const settle = async (act: () => Promise<void>) => {
    onProblem(undefined);
    setIsPending(true);
    try {
      await act();
    } catch (error) {
      onProblem(problemText(error));
    } finally {
      setIsPending(false);
    }
  };

  const send = (text: string, query: Origin, isConfirmed: boolean) =>
    settle(() =>
      proven.run(async () => {
        const endpoint = isConfirmed ? importListFile : previewListImport;
        const { data } = await call(endpoint, { params: { list }, query, body: text });
        setPreview(data);
        if (!data.isWritten) return;
        toast.success(copy.imported(data.added, data.changed));
        await queries.invalidateQueries({ queryKey: listKey(list) });
        onImported();
      }),
    );

  return {
    send,
    preview,
    isPending,
    proven,
    forget: () => setPreview(undefined),
    goOn: () => void settle(proven.goOn),
  };
}

function problemText(error: unknown): string {
  const code = problemCode(error);
  if (code === 'catalogs.file-unreadable' && error instanceof ProblemError)
    return unreadableFileText(error.problem.detail);
  return staffListsProblem[code] ?? causeText(error) ?? copy.saveFailed;
}

function reasonAgainst(file: File): string | undefined {
  if (!isOfType(file, TYPES)) return copy.notCsv;
  return file.size > LIST_FILE_BYTES ? copy.tooBig : undefined;
}
