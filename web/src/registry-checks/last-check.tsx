import type { CheckedLicence, RegistryCheck } from '@app/contract/registry-checks';
import { Banner } from '../ui/feedback/banner.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { formatDateTime } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { registryCopy as copy, identityName, licenceName } from './registry-checks.copy.ts';

/** One full answer of the registry. */
export const LastCheck = ({ check }: { check: RegistryCheck }) => (
  <>
    {check.suspended && (
      <Banner tone="danger" isStanding>
        {copy.suspended}
      </Banner>
    )}
    <DescriptionList
      facts={[
        {
          term: copy.last,
          value: `${formatDateTime(check.checkedDate)} · ${check.askedBy ?? copy.periodic}`,
        },
        { term: copy.registry, value: check.registry },
        {
          term: copy.identity,
          value: (
            <Finding isGood={check.identity === 'FOUND'} text={identityName[check.identity]} />
          ),
        },
        { term: copy.registeredName, value: check.registeredName },
        { term: copy.licences, value: <Licences licences={check.licences} /> },
        {
          term: copy.hash,
          value: <span className="text-small">{check.answerHash}</span>,
        },
      ]}
    />
  </>
);

const Finding = ({ isGood, text }: { isGood: boolean; text: string }) => (
  <Chip tone={isGood ? 'ok' : 'danger'}>{text}</Chip>
);

const Licences = ({ licences }: { licences: readonly CheckedLicence[] }) => (
  <ul className="flex flex-col gap-1">
    {licences.map((licence) => (
      <li
        key={`${licence.type_licence_str}${licence.licence_str}${licence.jurisdiction_code}`}
        className="flex flex-wrap items-center gap-2"
      >
        {copy.licence(licence.type_licence_str, licence.licence_str)}
        <Finding isGood={licence.finding === 'FOUND'} text={licenceName[licence.finding]} />
        {licence.registeredUntil && (
          <span className="text-small text-ink-2">
            {copy[licence.finding === 'EXPIRED' ? 'ended' : 'until'](licence.registeredUntil)}
          </span>
        )}
      </li>
    ))}
  </ul>
);
