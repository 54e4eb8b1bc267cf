import type { PersonSheet } from '@app/contract/people';
import { inReviewText } from '../lib/readings/in-review.copy.ts';
import { roleName } from '../lib/readings/staff-acts.copy.ts';
import { formatDateTime, formatDni } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { sheetCopy as copy } from './people.copy.ts';
import { StateChip } from './standing-chips.tsx';

/** The account's data, without anything about the person's health. */
export const AccountFacts = ({ sheet }: { sheet: PersonSheet }) => (
  <section className="flex flex-col gap-2">
    <h3>{copy.account}</h3>
    <DescriptionList
      facts={[
        { term: copy.state, value: <StateChip state={sheet.state} /> },
        { term: copy.email, value: sheet.email },
        { term: copy.dni, value: sheet.idNumber && formatDni(sheet.idNumber) },
        {
          term: copy.inReview,
          value:
            sheet.inReview.length > 0 ? (
              <ul className="flex flex-col">
                {sheet.inReview.map((one) => (
                  <li key={`${one.field} ${one.sinceDate}`}>{inReviewText(one)}</li>
                ))}
              </ul>
            ) : null,
        },
        { term: copy.role, value: roleName[sheet.role] },
        { term: copy.branch, value: sheet.branch?.name },
        { term: copy.created, value: formatDateTime(sheet.createdDate) },
        {
          term: copy.lastLogin,
          value: sheet.lastLoginDate ? formatDateTime(sheet.lastLoginDate) : copy.never,
        },
        { term: copy.secondFactor, value: sheet.secondFactor ? copy.on : copy.off },
        { term: copy.sessions, value: sheet.sessions },
      ]}
    />
  </section>
);
