import { PARTICULAR, payerLabel } from '@app/contract/catalogs';
import { formatCuil } from '@app/contract/profiles';
import type { ReactNode } from 'react';
import { insurersQuery, planCategoriesQuery, plansQuery } from '../../catalogs/index.ts';
import { typedDay } from '../../ui/fields/typed-date.ts';
import { useOptions } from '../../ui/fields/use-options.ts';
import { type Answer, CheckAnswers } from '../../ui/form/check-answers.tsx';
import { formatDni, formatPhone } from '../../ui/format.ts';
import type { PatientContent, PersonalValues } from './patient-values.ts';
import { type About, patientCopy as copy } from './patient-wizard.copy.ts';

type ReviewProps = {
  content: PatientContent;
  about: About;
  isIdNumberFixed: boolean;
  isCoverageVerified: boolean;
  patientId: string | undefined;
  /** Opens a step, which returns here. */
  onChange: (step: number) => void;
  /** The study files of the patient. */
  studies?: ReactNode;
  /** Notice that depends on the person. */
  notice?: ReactNode;
};

/** Step 4, Datos Ingresados: summary of all answers, each with *Cambiar*. */
export const ReviewStep = ({
  content,
  about,
  onChange,
  studies,
  notice,
  isIdNumberFixed,
  ...coverage
}: ReviewProps) => (
  <>
    <p className="text-ink-2">{copy.review}</p>
    {notice}
    <CheckAnswers
      title={copy.steps[0]}
      answers={personalAnswers(content.personal, about, isIdNumberFixed)}
      onChange={() => onChange(1)}
    />
    <CoverageAnswers {...coverage} personal={content.personal} onChange={() => onChange(1)} />
    <CheckAnswers
      title={copy.steps[1]}
      answers={addressAnswers(content.address.address_dto)}
      onChange={() => onChange(2)}
    />
    <CheckAnswers
      title={copy.steps[2]}
      answers={historyAnswers(content)}
      onChange={() => onChange(3)}
    >
      {studies}
    </CheckAnswers>
  </>
);

const wordOf = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? '';

/** Personal data of the summary. */
export const personalAnswers = (
  person: PersonalValues,
  about: About,
  isIdNumberFixed: boolean,
): Answer[] => [
  { term: copy.firstName, value: person.first_name },
  { term: copy.lastName, value: person.last_name },
  { term: copy.alias[about], value: person.alias },
  ...(about === 'member'
    ? [
        {
          term: copy.relationship,
          value: wordOf(copy.relationships, person.relationship_to_titular),
        },
      ]
    : []),
  { term: copy.idNumber, value: formatDni(person.id_number), isFixed: isIdNumberFixed },
  { term: copy.birthDate, value: typedDay(person.birth_date) },
  { term: copy.sex, value: wordOf(copy.sexes, person.sex_str) },
  identificationAnswer(person),
  { term: copy.phone, value: formatPhone(person.phone_number) },
];

/** The CUIL or the document in its place, as it will be stored. */
const identificationAnswer = ({
  has_no_cuil,
  cuil,
  other_identification: { type, number },
}: PersonalValues): Answer =>
  has_no_cuil
    ? { term: wordOf(copy.identificationTypes, type), value: number.trim().toUpperCase() }
    : { term: copy.cuil, value: formatCuil(cuil) };

type CoverageProps = Pick<ReviewProps, 'isCoverageVerified' | 'patientId'> & {
  personal: PersonalValues;
  onChange: () => void;
};

function CoverageAnswers({ personal, isCoverageVerified, patientId, onChange }: CoverageProps) {
  const {
    attention_type,
    prepaid_health_category: chosen,
    affiliate_number,
  } = personal.patient_dto;
  const isInsured = attention_type === 'Obra Social';
  const insurer = (isInsured && Number(chosen?.prepaid_health?.id)) || null;
  const insurers = useOptions(insurersQuery);
  const plans = useOptions(
    patientId ? planCategoriesQuery(patientId, insurer) : plansQuery(insurer),
  );
  const insured = [
    { term: copy.insurer, value: labelOf(insurers.options, chosen?.prepaid_health?.id) },
    { term: copy.plan, value: labelOf(plans.options, chosen?.id) },
    { term: copy.affiliate, value: affiliate_number },
  ];
  const alone = [
    { term: copy.insurer, value: payerLabel(PARTICULAR) },
    { term: copy.plan, value: payerLabel(PARTICULAR) },
  ];
  return (
    <CheckAnswers
      title={copy.coverage}
      answers={[
        { term: copy.attentionType, value: wordOf(copy.attentionTypes, attention_type) },
        ...(isInsured ? insured : alone),
      ]}
      onChange={isCoverageVerified ? undefined : onChange}
    />
  );
}

const labelOf = (
  options: readonly { id: string; label: string }[],
  id: string | number | null | undefined,
): string => options.find((option) => option.id === String(id))?.label ?? '';

const addressAnswers = (place: PatientContent['address']['address_dto']): Answer[] => [
  { term: copy.country, value: place.country },
  { term: copy.province, value: place.province },
  { term: copy.city, value: place.city },
  { term: copy.street, value: place.street },
  { term: copy.number, value: place.number },
  { term: copy.floor, value: place.floor },
  { term: copy.department, value: place.number_department },
  { term: copy.postalCode, value: place.postal_code.toUpperCase() },
  { term: copy.betweenStreets, value: place.between_streets },
];

const names = (entries: readonly { name: string }[]): string =>
  entries.map(({ name }) => name).join('\n');

function historyAnswers({ history, personal }: PatientContent): Answer[] {
  const { patient_dto: facts } = history;
  return [
    { term: copy.size, value: facts.size },
    { term: copy.weight, value: facts.weight },
    { term: copy.medication, value: names(facts.frequent_medication) },
    { term: copy.diseases, value: names(facts.pre_existing_disease) },
    { term: copy.surgeries, value: names(facts.surgeries) },
    { term: copy.allergies, value: facts.allergies },
    { term: copy.familyHistory, value: facts.family_history },
    { term: copy.vaccines, value: facts.vaccines },
    ...(personal.sex_str === 'MALE' && !facts.gynecological_data
      ? []
      : [{ term: copy.gynecological, value: facts.gynecological_data }]),
  ];
}
