import type { ProfessionalSheet } from '@app/contract/people';
import type { ProfileImages } from '@app/contract/profiles';
import { formatCuil } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { photoAddress } from '../lib/device/photo-address.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { sheetCopy as copy } from './people.copy.ts';
import { personImagesQuery } from './people.queries.ts';
import { StandingChip } from './standing-chips.tsx';

type ProfessionalFactsProps = {
  accountId: string;
  professional: ProfessionalSheet;
  /** The registry checks. */
  registry: ReactNode;
};

/** The data that staff compares with the registry, and the result. */
export const ProfessionalFacts = ({
  accountId,
  professional,
  registry,
}: ProfessionalFactsProps) => (
  <>
    <section className="flex flex-col gap-2">
      <h3>{copy.practice}</h3>
      <DescriptionList
        facts={[
          {
            term: copy.standing,
            value: <StandingChip standing={professional.verification} />,
          },
          { term: copy.observation, value: professional.observation },
          { term: copy.name, value: nameOf(professional) },
          { term: copy.birthDate, value: formatDate(professional.birthDate) },
          { term: copy.cuil, value: professional.cuil && formatCuil(professional.cuil) },
          { term: copy.profession, value: professional.profession },
          { term: copy.refeps, value: professional.refepsCode },
          { term: copy.licences, value: <Licences licences={professional.licences} /> },
          {
            term: copy.specialties,
            value: professional.specialties.map(({ name }) => name).join(', '),
          },
          { term: copy.training, value: professional.academicTraining },
          { term: copy.address, value: professional.professionalAddress },
          { term: copy.verifiedBy, value: verifiedBy(professional) },
          { term: copy.evidence, value: <Evidence professional={professional} /> },
        ].filter(({ term }) => term !== copy.evidence || professional.evidence !== null)}
      />
    </section>
    {registry}
    <Images accountId={accountId} name={nameOf(professional)} />
  </>
);

const nameOf = ({ firstName, lastName }: ProfessionalSheet) => `${firstName} ${lastName}`;

const verifiedBy = ({ verifiedBy: by, verifiedDate }: ProfessionalSheet) =>
  [by, verifiedDate && formatDateTime(verifiedDate)].filter(Boolean).join(' · ');

const Licences = ({ licences }: Pick<ProfessionalSheet, 'licences'>) => (
  <ul className="flex flex-col gap-1">
    {licences.map((licence) => (
      <li key={`${licence.type_licence_str}${licence.licence_str}${licence.issuer}`}>
        {copy.licence(licence.type_licence_str, licence.licence_str)}
        <span className="block text-small text-ink-2">
          {licence.issuer}, {copy.until(licence.valid_until)}
        </span>
      </li>
    ))}
  </ul>
);

const Evidence = ({ professional }: { professional: ProfessionalSheet }) => (
  <>
    {professional.evidence}
    {professional.evidenceLink && (
      <a className="block" href={professional.evidenceLink} target="_blank" rel="noreferrer">
        {professional.evidenceLink}
      </a>
    )}
  </>
);

function Images({ accountId, name }: { accountId: string; name: string }) {
  const { data, error, refetch } = useQuery(personImagesQuery(accountId));
  return (
    <section className="flex flex-col gap-2">
      <h3>{copy.images}</h3>
      {error && (
        <ErrorState text={copy.imagesFailed} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={['card']} />}
      {data && <Pictures images={data} name={name} />}
    </section>
  );
}

const PICTURE = 'h-32 rounded-md border border-line bg-surface object-contain';

const Pictures = ({ images, name }: { images: ProfileImages; name: string }) =>
  images.photo_encode === null && images.sign_photo === null ? (
    <p className="text-ink-2">{copy.noImage}</p>
  ) : (
    <div className="flex flex-wrap gap-3">
      {images.photo_encode && (
        <img
          alt={copy.photo(name)}
          className={PICTURE}
          src={photoAddress(images.photo_encode) ?? ''}
        />
      )}
      {images.sign_photo && (
        <img
          alt={copy.signature(name)}
          className={PICTURE}
          src={photoAddress(images.sign_photo) ?? ''}
        />
      )}
    </div>
  );
