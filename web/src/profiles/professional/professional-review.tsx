import { useQuery } from '@tanstack/react-query';
import { provincesQuery, specialtiesQuery } from '../../catalogs/index.ts';
import { photoAddress } from '../../lib/device/photo-address.ts';
import { typedDay } from '../../ui/fields/typed-date.ts';
import { useOptions } from '../../ui/fields/use-options.ts';
import { type Answer, CheckAnswers } from '../../ui/form/check-answers.tsx';
import { mediaCopy } from '../../ui/media/media.copy.ts';
import { personalAnswers } from '../patient/review-step.tsx';
import { imagesQuery } from './images.queries.ts';
import type { LicenceValues, PracticeValues, ProfessionalContent } from './professional-values.ts';
import { professionalCopy as copy } from './professional-wizard.copy.ts';

type ReviewProps = {
  content: ProfessionalContent;
  /** Opens a step, which returns here. */
  onChange: (step: number) => void;
};

/** Step 6, Datos Ingresados: summary of all answers, each with *Cambiar*. */
export function ProfessionalReview({ content, onChange }: ReviewProps) {
  const { data: images } = useQuery(imagesQuery);
  const practice = usePracticeAnswers(content.practice);
  const { attention_particular, insurers } = content.attention;
  return (
    <>
      <p className="text-ink-2">{copy.review}</p>
      <CheckAnswers
        title={copy.steps[0]}
        answers={personalAnswers(content.personal, 'own', true)}
        onChange={() => onChange(1)}
      />
      <CheckAnswers
        title={copy.steps[1]}
        answers={[{ term: copy.photo, value: <Picture encoded={images?.photo_encode} isRound /> }]}
        onChange={() => onChange(2)}
      />
      <CheckAnswers
        title={copy.steps[2]}
        answers={[{ term: copy.signature, value: <Picture encoded={images?.sign_photo} /> }]}
        onChange={() => onChange(3)}
      />
      <CheckAnswers title={copy.steps[3]} answers={practice} onChange={() => onChange(4)} />
      <CheckAnswers
        title={copy.steps[4]}
        answers={[
          { term: copy.particular, value: attention_particular ? copy.yes : copy.no },
          { term: copy.insurers, value: insurers.map(({ name }) => name).join('\n') },
        ]}
        onChange={() => onChange(5)}
      />
    </>
  );
}

type PictureProps = { encoded: string | null | undefined; isRound?: boolean };

const Picture = ({ encoded, isRound = false }: PictureProps) => {
  const address = photoAddress(encoded);
  return address ? (
    <img
      src={address}
      alt={isRound ? mediaCopy.currentPhoto : mediaCopy.currentSignature}
      className={
        isRound
          ? 'size-20 rounded-full border border-line object-cover'
          : 'max-h-20 max-w-full rounded-md border border-line bg-white p-1'
      }
    />
  ) : null;
};

const licenceTypeOf = ({ type_licence_str: type }: LicenceValues): string =>
  type === 'NATIONAL' || type === 'PROVINCIAL' ? copy.licenceTypes[type] : '';

function usePracticeAnswers(practice: PracticeValues): Answer[] {
  const provinces = useOptions(provincesQuery);
  const specialties = useOptions(specialtiesQuery);
  const chosen = practice.ids_specialties ?? [];
  const nameOf = (id: string | number, options: readonly { id: string; label: string }[]) =>
    options.find((option) => option.id === String(id))?.label ?? '';
  return [
    { term: copy.profession, value: practice.profession },
    { term: copy.licenceType, value: licenceTypeOf(practice) },
    { term: copy.licence, value: practice.licence_str },
    { term: copy.issuer, value: practice.issuer },
    { term: copy.jurisdiction, value: nameOf(practice.jurisdiction_code, provinces.options) },
    { term: copy.validUntil, value: practice.valid_until && typedDay(practice.valid_until) },
    ...(practice.other_licences ?? []).map((licence, index) => ({
      term: copy.licenceOf(index + 2),
      value: [
        `${licenceTypeOf(licence)} ${licence.licence_str}`,
        licence.issuer,
        nameOf(licence.jurisdiction_code, provinces.options),
        ...(licence.valid_until ? [copy.expires(typedDay(licence.valid_until))] : []),
      ].join('\n'),
    })),
    { term: copy.refeps, value: practice.refeps_code },
    {
      term: copy.specialties,
      value: chosen.map((id) => nameOf(id, specialties.options)).join('\n'),
    },
    { term: copy.training, value: practice.academic_training },
    { term: copy.address, value: practice.professional_address },
  ];
}
