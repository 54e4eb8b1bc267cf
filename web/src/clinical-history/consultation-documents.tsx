import {
  type ClinicalDocument,
  type Consultation,
  downloadDocument,
} from '@app/contract/consultations';
import { dayOf } from '@app/contract/kernel';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../lib/device/save-file.ts';
import { callForFile } from '../lib/server/call.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { consultationCopy as copy } from './clinical-history.copy.ts';
import { documentsQuery } from './clinical-history.queries.ts';

type Props = {
  consultation: Consultation;
  kinds: readonly ClinicalDocument['kind'][];
  /** Shows only their kind, for patients; screen readers announce the whole title. */
  isShort?: boolean;
};

/** The signed documents of one kind, to download. */
export function ConsultationDocuments({ consultation, kinds, isShort = false }: Props) {
  const { data = [], error } = useQuery(documentsQuery(consultation.consultationId));
  if (error) return <p className="text-small text-ink-2">{copy.documentsFailed}</p>;
  const documents = data.filter(({ kind }) => kinds.includes(kind));
  return documents.length === 0 ? null : (
    <ul className="flex flex-wrap gap-3 print:hidden">
      {documents.map((document) => (
        <li key={document.id}>
          <DownloadButton document={document} isShort={isShort} />
        </li>
      ))}
    </ul>
  );
}

function DownloadButton({ document, isShort }: { document: ClinicalDocument; isShort: boolean }) {
  const { id, kind, title, createdDate } = document;
  const download = useMutation({
    mutationFn: async () => {
      const file = await callForFile(downloadDocument, { params: { documentId: id } });
      saveFile(file, copy.fileName(copy.fileKinds[kind], dayOf(new Date(createdDate))));
    },
  });
  const name = isShort ? copy.fileNames[kind] : copy.download(title);
  return (
    <>
      <Button
        {...(isShort && { 'aria-label': `${name}: ${title}` })}
        icon={<Download aria-hidden />}
        isPending={download.isPending}
        onPress={() => download.mutate()}
      >
        {name}
      </Button>
      {download.isError && <Banner tone="danger">{copy.downloadFailed}</Banner>}
    </>
  );
}
