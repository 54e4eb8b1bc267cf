import { STUDY_TYPES, type StudyFile } from '@app/contract/profiles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Paperclip, RotateCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { fetchStudy } from '../../lib/readings/studies.queries.ts';
import { FileButton } from '../../ui/actions/file-button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatBytes } from '../../ui/format.ts';
import { EditableRows } from '../../ui/listing/editable-rows.tsx';
import { fileFailure, InReview } from '../../ui/media/file-links.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { studiesCopy as copy, studyFailed, studyRefusals } from './studies.copy.ts';
import { dropStudy, studiesQuery } from './studies.queries.ts';
import { faultOf, type Upload, useUploads } from './use-uploads.ts';

/** Studies that a patient attaches: stored at once, independently of the form. */
export function StudiesField({ subject }: { subject: string }) {
  const { data: studies = [], error, isLoadingError, refetch } = useQuery(studiesQuery(subject));
  const { uploads, add, retry, drop } = useUploads(subject);
  if (isLoadingError)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-3 border-0 p-0">
      <legend className="p-0 font-medium">{copy.label}</legend>
      <p className="text-small text-ink-2">{copy.hint}</p>
      <EditableRows>
        <div>
          <FileButton types={STUDY_TYPES} isMultiple icon={<Paperclip aria-hidden />} onFiles={add}>
            {copy.choose}
          </FileButton>
        </div>
        {studies.some(isInReview) && <p className="text-small text-ink-2">{copy.reviewHint}</p>}
        {studies.length + uploads.length > 0 && (
          <ul aria-label={copy.list} className="flex flex-col gap-2">
            {studies.map((study) =>
              study.state === 'REFUSED' ? (
                <Refused key={study.id} study={study} subject={subject} />
              ) : (
                <Study key={study.id} study={study} subject={subject} />
              ),
            )}
            {uploads.map((upload) => (
              <Pending
                key={upload.key}
                upload={upload}
                onRetry={() => retry(upload)}
                onDrop={() => drop(upload.key)}
              />
            ))}
          </ul>
        )}
      </EditableRows>
    </fieldset>
  );
}

const isInReview = ({ state }: StudyFile): boolean => state === 'IN_REVIEW';

const ROW = 'flex flex-wrap items-center gap-2 rounded-md border border-line px-3 py-1';
const NAME = 'min-w-0 flex-1 py-2';

type StudyProps = { study: StudyFile; subject: string };

/** Removes a study from the list; the file is deleted if nobody has opened it. */
function useRemoval({ study, subject }: StudyProps, onSettled?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dropStudy(subject, study.id),
    onSuccess: () => client.invalidateQueries({ queryKey: studiesQuery(subject).queryKey }),
    ...(onSettled && { onSettled }),
  });
}

/** A stored study; one in review cannot be opened yet. */
function Study({ study, subject }: StudyProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { filename, size } = study;
  const download = useMutation({ mutationFn: () => fetchStudy(study) });
  const remove = useRemoval({ study, subject }, () => setIsAsking(false));
  return (
    <li className={ROW}>
      <span role="status" className={NAME}>
        {isInReview(study) ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0">{copy.named(filename, formatBytes(size))}</span>
            <InReview />
          </span>
        ) : (
          copy.ready(filename, formatBytes(size))
        )}
      </span>
      {!isInReview(study) && (
        <IconButton
          label={copy.download(filename)}
          icon={<Download aria-hidden />}
          onPress={() => download.mutate()}
        />
      )}
      <IconButton
        label={copy.drop(filename)}
        icon={<Trash2 aria-hidden />}
        onPress={() => setIsAsking(true)}
      />
      {download.isError && <Banner tone="danger">{fileFailure(download.error)}</Banner>}
      {remove.isError && <Banner tone="danger">{copy.removeFailed}</Banner>}
      <ConfirmDialog
        question={copy.removeQuestion(filename)}
        confirmLabel={copy.remove}
        isDangerous
        isOpen={isAsking}
        isPending={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>{copy.removeDetail}</p>
      </ConfirmDialog>
    </li>
  );
}

/** A study rejected by the antivirus: only its name is left, until dismissed. */
function Refused({ study, subject }: StudyProps) {
  const dismiss = useRemoval({ study, subject });
  const { filename } = study;
  return (
    <li className={ROW}>
      <span role="alert" className={`${NAME} text-danger-700`}>
        {copy.infected(filename)}
      </span>
      <IconButton
        label={copy.dismiss(filename)}
        icon={<X aria-hidden />}
        onPress={() => dismiss.mutate()}
      />
      {dismiss.isError && <Banner tone="danger">{copy.removeFailed}</Banner>}
    </li>
  );
}

type PendingProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

/** A file being uploaded, or one that failed, with the reason. */
function Pending({ upload, onRetry, onDrop }: PendingProps) {
  const { name } = upload.file;
  const { fault, percent } = upload;
  if (fault === undefined) {
    return (
      <li className={ROW}>
        <span role="status" className={NAME}>
          {copy.sending(name, percent)}
        </span>
        <span className="w-full pb-2">
          <ProgressBar label={name} value={percent} />
        </span>
      </li>
    );
  }
  return (
    <li className={ROW}>
      <span role="alert" className={`${NAME} text-danger-700`}>
        {copy.refused(name, studyRefusals[fault] ?? studyFailed)}
      </span>
      {!faultOf(upload.file) && (
        <IconButton label={copy.retry(name)} icon={<RotateCw aria-hidden />} onPress={onRetry} />
      )}
      <IconButton label={copy.drop(name)} icon={<Trash2 aria-hidden />} onPress={onDrop} />
    </li>
  );
}
