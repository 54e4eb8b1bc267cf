import { payerLabel } from '@app/contract/catalogs';
import type { RequestDetails, RequestSheet } from '@app/contract/requests';
import { identityFieldName } from '../../lib/readings/in-review.copy.ts';
import { formatDate, formatDateTime, formatDni, formatPhone } from '../../ui/format.ts';
import { DescriptionList, type Fact } from '../../ui/layout/description-list.tsx';
import { sheetCopy as copy, requestsCopy, stateName, wayName } from '../requests.copy.ts';
import { StateChip } from '../state-chip.tsx';
import { DueChip } from './due-chip.tsx';

/** The state and content of a request. */
export const RequestFacts = ({ sheet }: { sheet: RequestSheet }) => (
  <section className="flex flex-col gap-2">
    <h3>{copy.facts}</h3>
    <DescriptionList
      facts={[
        {
          term: requestsCopy.state,
          value: (
            <span className="flex flex-wrap items-center gap-2">
              <StateChip state={sheet.state} names={stateName} />
              <DueChip {...sheet} />
            </span>
          ),
        },
        { term: requestsCopy.asked, value: formatDateTime(sheet.createdDate) },
        { term: copy.dueDate, value: sheet.dueDate && formatDateTime(sheet.dueDate) },
        { term: requestsCopy.assigned, value: sheet.assignedTo ?? requestsCopy.nobody },
        ...factsOf(sheet.details),
      ]}
    />
  </section>
);

const factsOf = (details: RequestDetails): Fact[] => [
  { term: copy.cameBy, value: details.cameBy && wayName[details.cameBy] },
  { term: copy.person, value: details.person },
  { term: copy.idNumber, value: details.idNumber && formatDni(details.idNumber) },
  { term: copy.birthDate, value: details.birthDate && formatDate(details.birthDate) },
  { term: copy.email, value: details.email },
  { term: copy.phone, value: details.phone && formatPhone(details.phone) },
  { term: copy.plan, value: details.planName && payerLabel(details.planName) },
  { term: copy.wantedPlan, value: details.wantedPlan },
  { term: copy.affiliate, value: details.affiliateNumber },
  { term: details.wanted === null ? copy.text : copy.wrong, value: details.text },
  { term: copy.wanted, value: details.wanted },
  { term: copy.stars, value: details.stars && copy.starsOf(details.stars) },
  { term: copy.visit, value: details.visitId },
  { term: copy.field, value: details.field && identityFieldName[details.field] },
  { term: copy.oldValue, value: details.oldValue },
  { term: copy.newValue, value: details.newValue },
];
