import { INDICATIONS_PAGE_HEIGHT_PX, INDICATIONS_PAGES_MAX } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Select } from '../ui/select.tsx';
import { toast } from '../ui/toast.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { recordCopy as copy, recordMessages } from './consultations.copy.ts';
import { templatesQuery } from './consultations.queries.ts';
import type { SectionProps } from './section-props.ts';

/** Pages of free indications, each no longer than a sheet; a template writes the first words. */
export function InstructionsSection({ content, onChange, onConfirm }: SectionProps) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const [isAsked, setIsAsked] = useState(false);
  const pages = content.pages.length > 0 ? content.pages : [''];
  const put = (index: number, text: string) =>
    onChange({ pages: pages.map((page, place) => (place === index ? text : page)) });

  function applyTemplate(id: string) {
    const template = templates.find((one) => String(one.id) === id);
    if (!template) return onChange({ templateId: null });
    const [first = '', ...rest] = pages;
    onChange({
      templateId: template.id,
      pages: [first ? `${first}\n${template.body}` : template.body, ...rest],
    });
  }

  function confirm() {
    setIsAsked(true);
    if (pages.some((text) => !text.trim())) return toast.error(copy.correctBeforeSaving);
    toast.success(copy.instructionsSaved);
    onConfirm();
  }

  return (
    <div data-confirm className="flex flex-col gap-4">
      <Select
        label={copy.template}
        placeholder={copy.noTemplate}
        options={templates.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={content.templateId === null ? '' : String(content.templateId)}
        onChange={applyTemplate}
      />
      {pages.map((text, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the pile
          key={index}
          number={index + 1}
          text={text}
          error={isAsked && !text.trim() ? recordMessages['text.required'] : undefined}
          onWrite={(next) => put(index, next)}
          onRemove={
            pages.length > 1
              ? () => onChange({ pages: pages.filter((_, place) => place !== index) })
              : undefined
          }
        />
      ))}
      {pages.length < INDICATIONS_PAGES_MAX && (
        <span>
          <Button icon={<Plus aria-hidden />} onPress={() => onChange({ pages: [...pages, ''] })}>
            {copy.addPage}
          </Button>
        </span>
      )}
      {!content.confirmed.includes('instructions') && pages.some((text) => text.trim()) && (
        <p role="status" className="text-small text-ink-2">
          {copy.unsaved}
        </p>
      )}
      <ConfirmBar onConfirm={confirm} />
    </div>
  );
}

type PageProps = {
  number: number;
  text: string;
  error: string | undefined;
  onWrite: (text: string) => void;
  onRemove: (() => void) | undefined;
};

/** One sheet: what no longer fits is given back, and the sheet says so. */
function Page({ number, text, error, onWrite, onRemove }: PageProps) {
  const [isFull, setIsFull] = useState(false);
  const measure = useRef<HTMLTextAreaElement>(null);

  function write(next: string) {
    const fits =
      heightOf(measure.current, next) <= INDICATIONS_PAGE_HEIGHT_PX || next.length < text.length;
    setIsFull(!fits);
    if (fits) onWrite(next);
  }

  const message = isFull ? copy.pageLimit : error;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={`page-${number}`} className="font-medium">
          {copy.page(number)}
        </label>
        {onRemove && (
          <IconButton
            label={copy.remove(copy.page(number))}
            icon={<Trash2 aria-hidden />}
            onPress={onRemove}
          />
        )}
      </div>
      <textarea
        id={`page-${number}`}
        rows={8}
        value={text}
        aria-invalid={message !== undefined}
        aria-describedby={message ? `page-${number}-error` : undefined}
        onChange={(event) => write(event.target.value)}
        className={`min-h-24 w-full rounded-sm border-[1.5px] border-line-strong bg-surface px-3 py-2 ${isFull ? 'motion-safe:animate-shake' : ''}`}
      />
      <textarea ref={measure} aria-hidden tabIndex={-1} readOnly className="sheet-measure" />
      {message && (
        <p
          id={`page-${number}-error`}
          role="alert"
          className="text-small font-medium text-danger-700"
        >
          {message}
        </p>
      )}
    </div>
  );
}

/** The height that a text takes on the printed sheet, measured without showing it. */
function heightOf(element: HTMLTextAreaElement | null, text: string): number {
  if (!element) return 0;
  element.value = text;
  return element.scrollHeight;
}
