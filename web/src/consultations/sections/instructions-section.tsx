import { INDICATIONS_PAGES_MAX } from '@app/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/fields/select.tsx';
import { recordCopy as copy, recordMessages } from '../consultations.copy.ts';
import { templatesQuery } from '../consultations.queries.ts';
import { writtenPages } from '../record-content.ts';
import { IndicationsPage } from './indications-page.tsx';
import { SectionFault } from './section-fault.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';
import { SheetMeasure, useSheet } from './sheet-measure.tsx';
import { withTemplate } from './with-template.ts';

/** Pages of free indications, each at most one sheet long; templates can be inserted. */
export function InstructionsSection({ content, onChange, onConfirm }: SectionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { sheet, fits } = useSheet();
  const pages = content.pages.length > 0 ? content.pages : [''];
  const isUnsaved = writtenPages(content).length > 0 && !content.confirmed.includes('instructions');
  const hasErrors = pages.some((text) => !text.trim());
  const setPages = (next: string[]) => onChange({ pages: next });

  function confirm() {
    setIsAsked(true);
    if (hasErrors) return toast.error(copy.correctBeforeSaving);
    toast.success(copy.instructionsSaved);
    onConfirm();
  }

  return (
    <SectionFrame
      section="instructions"
      onConfirm={confirm}
      listed={pages.map((_, index) => copy.page(index + 1))}
    >
      <TemplatePicker
        onPick={({ id, body }) =>
          onChange({
            pages: withTemplate(pages, body, fits),
            templateIds: [...new Set([...content.templateIds, id])],
          })
        }
      />
      {pages.map((text, index) => (
        <IndicationsPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their position.
          key={index}
          number={index + 1}
          text={text}
          fits={fits}
          error={isAsked && !text.trim() ? recordMessages['text.required'] : undefined}
          onWrite={(next) => setPages(pages.map((one, place) => (place === index ? next : one)))}
          onRemove={
            pages.length > 1
              ? () => setPages(pages.filter((_, place) => place !== index))
              : undefined
          }
        />
      ))}
      <SheetMeasure ref={sheet} />
      <span data-adds className="flex flex-wrap items-center gap-3">
        {pages.length < INDICATIONS_PAGES_MAX && (
          <Button icon={<Plus aria-hidden />} onPress={() => setPages([...pages, ''])}>
            {copy.addPage}
          </Button>
        )}
        {isUnsaved && (
          <Chip tone="warn" isLive>
            {copy.unsaved}
          </Chip>
        )}
      </span>
      <SectionFault text={isAsked && hasErrors ? copy.correctBeforeSaving : undefined} />
    </SectionFrame>
  );
}

type Template = { id: number; name: string; body: string };

/** Chooses a template, whose text is inserted after what is already written. */
function TemplatePicker({ onPick }: { onPick: (template: Template) => void }) {
  const { data: templates = [], isError } = useQuery(templatesQuery);
  return (
    <Select
      label={copy.template}
      placeholder={copy.chooseTemplate}
      options={templates.map(({ id, name }) => ({ id: String(id), label: name }))}
      value=""
      error={isError ? copy.templatesFailed : undefined}
      onChange={(chosen) => {
        const template = templates.find(({ id }) => String(id) === chosen);
        if (template) onPick(template);
      }}
    />
  );
}
