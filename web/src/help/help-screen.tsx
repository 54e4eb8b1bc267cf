import type { HelpAudience } from '@app/contract/contents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { guardHoursQuery, weekText } from '../lib/readings/guard-hours.ts';
import { useViewer } from '../lib/session/session.ts';
import type { Viewer } from '../lib/session/session-source.ts';
import { supportEmail, supportHours, supportPhone } from '../lib/settings.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { EmergencyNumbers } from '../ui/layout/emergency-numbers.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Columns } from '../ui/layout/screen-layouts.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { helpCopy as copy } from './help.copy.ts';
import { HelpAnswer } from './help-answer.tsx';
import { helpEntries } from './help-entries.ts';
import { bySection, OPEN_AT_START, searchHelp } from './help-search.ts';

/** `/ayuda`: general questions and those of the viewer's role; staff sees all. Offline, the patient's are shown. */
export function HelpScreen() {
  const viewer = useViewer();
  return <HelpPage title={copy.help} sections={sectionsOf(viewer)} />;
}

/** `/preguntas-frecuentes`: for patients; other roles are sent to the help. */
export function FrequentQuestionsScreen() {
  const viewer = useViewer();
  if (viewer && viewer.role !== 'PATIENT') return <Navigate to="/ayuda" replace />;
  return <HelpPage title={copy.frequent} sections={['patient', 'general']} />;
}

function sectionsOf(viewer: Viewer | null): HelpAudience[] {
  if (!viewer || viewer.role === 'PATIENT') return ['general', 'patient'];
  return viewer.role === 'PROFESSIONAL'
    ? ['general', 'professional']
    : ['general', 'patient', 'professional'];
}

type HelpPageProps = { title: string; sections: readonly HelpAudience[] };

function HelpPage({ title, sections }: HelpPageProps) {
  const viewer = useViewer();
  // Offline the viewer is unknown, and nothing can be fetched.
  const hasGuardHours = viewer !== null && viewer.role !== 'PHARMACY';
  return (
    <>
      <PageHeading title={title}>{title}</PageHeading>
      <Columns
        main={<Questions sections={sections} />}
        side={
          <>
            <Card title={copy.emergency} tone="danger">
              <p>{copy.emergencyDetail}</p>
              <EmergencyNumbers />
            </Card>
            {hasGuardHours && <GuardHoursCard />}
            <Contact />
          </>
        }
      />
    </>
  );
}

function Questions({ sections }: Pick<HelpPageProps, 'sections'>) {
  const [text, setText] = useState('');
  const target = useLocation().hash.slice(1);
  const shown = bySection(searchHelp(helpEntries, text), sections);
  const order = shown.flatMap(([, entries]) => entries);
  const isSearching = text.trim() !== '';
  return (
    <>
      <TextField
        label={copy.search}
        hint={copy.searchHint}
        type="search"
        value={text}
        onChange={setText}
      />
      <p role="status" className={isSearching ? 'text-ink-2' : 'sr-only'}>
        {isSearching && (order.length === 0 ? uiCopy.noMatches : copy.found(order.length))}
      </p>
      {shown.map(([section, entries]) => (
        <section key={section} aria-labelledby={`ayuda-${section}`} className="flex flex-col gap-3">
          <h2 id={`ayuda-${section}`}>{copy.sections[section]}</h2>
          {entries.map((entry) => (
            <HelpAnswer
              // Remounted for another search, so that its first answers are open.
              key={`${entry.id} ${text.trim()}`}
              entry={entry}
              isOpenAtStart={order.indexOf(entry) < OPEN_AT_START}
              isTarget={entry.id === target && !isSearching}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** When the guard attends, from its shifts; nothing without them. */
function GuardHoursCard() {
  const { data = [] } = useQuery(guardHoursQuery);
  const attended = data.filter(({ week }) => week.length > 0);
  if (attended.length === 0) return null;
  return (
    <Card title={copy.guardHours}>
      {attended.map((hours) => (
        <div key={hours.specialtyId} className="flex flex-col gap-1">
          <h3>{hours.name}</h3>
          <ul>
            {weekText(hours).map((text) => (
              <li key={text} className="first-letter:uppercase">
                {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

/** Contact of support: e-mail, and the telephone if there is one. */
function Contact() {
  const [phone, hours, email] = [supportPhone(), supportHours(), supportEmail()];
  return (
    <Card title={copy.contact}>
      {phone ? (
        <p>
          {copy.byPhone(hours)}{' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="font-medium whitespace-nowrap">
            {phone}
          </a>
        </p>
      ) : (
        hours && <p>{copy.hours(hours)}</p>
      )}
      <p>
        {copy.byEmail}{' '}
        <a href={`mailto:${email}`} className="font-medium">
          {email}
        </a>
      </p>
    </Card>
  );
}
