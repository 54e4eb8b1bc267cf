import { PRICE_COLUMNS, PRICE_LIST_BYTES } from '@app/contract/price-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../lib/device/save-file.ts';
import { textOfFile } from '../lib/device/text-of-file.ts';
import { failureText } from '../lib/server/failure-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { FileButton, isOfType } from '../ui/actions/file-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { FilePreview } from './file-preview.tsx';
import { priceListCopy as copy } from './price-list.copy.ts';
import { preview, pricesKey, replaceList } from './price-list.queries.ts';

const TYPES = ['csv', 'txt'] as const;

type Chosen = { name: string; text: string };

/** Replaces the list by a file, after a preview of what it would change. */
export function UploadList() {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [refused, setRefused] = useState<string>();
  const looking = useMutation({ mutationFn: ({ text }: Chosen) => preview(text) });
  const replacing = useMutation({
    mutationFn: ({ text, isFreeMeant }: Chosen & { isFreeMeant: boolean }) =>
      replaceList(text, isFreeMeant),
    onSuccess: ({ rows }) => {
      toast.success(copy.done(rows));
      forget();
      return queries.invalidateQueries({ queryKey: pricesKey });
    },
  });

  function forget() {
    setChosen(undefined);
    setRefused(undefined);
    looking.reset();
    replacing.reset();
  }

  async function take([file]: File[]) {
    forget();
    if (!file) return;
    const reason = reasonAgainst(file);
    if (reason) return setRefused(reason);
    const text = await textOfFile(file);
    if (text === undefined) return setRefused(copy.unreadable);
    const next = { name: file.name, text };
    setChosen(next);
    looking.mutate(next);
  }

  return (
    <Card title={copy.upload}>
      <p className="text-ink-2">{copy.format}</p>
      <div className="flex flex-wrap gap-3">
        <FileButton
          types={TYPES}
          icon={<Upload aria-hidden />}
          onFiles={(files) => void take(files)}
        >
          {copy.choose}
        </FileButton>
        <Button icon={<Download aria-hidden />} onPress={saveExample}>
          {copy.example}
        </Button>
      </div>
      {refused && <Banner tone="danger">{refused}</Banner>}
      {looking.isPending && <p role="status">{copy.preview(chosen?.name ?? '')}…</p>}
      {looking.isError && (
        <Banner tone="danger">{`${copy.previewFailed} ${failureText(looking.error)}`}</Banner>
      )}
      {chosen && looking.data && (
        <FilePreview
          name={chosen.name}
          preview={looking.data}
          isReplacing={replacing.isPending}
          onReplace={(isFreeMeant) =>
            !replacing.isPending && replacing.mutate({ ...chosen, isFreeMeant })
          }
          onCancel={forget}
        />
      )}
      {replacing.isError && (
        <Banner tone="danger">{`${copy.importFailed} ${failureText(replacing.error)}`}</Banner>
      )}
    </Card>
  );
}

function reasonAgainst(file: File): string | undefined {
  if (!isOfType(file, TYPES)) return copy.notCsv;
  return file.size > PRICE_LIST_BYTES ? copy.tooBig : undefined;
}

const EXAMPLE = [
  PRICE_COLUMNS.join(';'),
  'Ibupirac 400;Ibuprofeno;Comprimidos;400 mg;Envase por 20;4.812,35',
].join('\r\n');

function saveExample() {
  saveFile(new Blob(['\uFEFF', EXAMPLE], { type: 'text/csv' }), copy.exampleName);
}
