import { useState } from 'react';
import { Checkbox, CheckboxGroup } from '../../ui/fields/checkbox.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { DniField } from '../../ui/fields/dni-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { RadioCards, RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Rating } from '../../ui/fields/rating.tsx';
import { SearchComboBox } from '../../ui/fields/search-combo-box.tsx';
import { type Option, Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TagList } from '../../ui/fields/tag-list.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { sample } from './dev-ui.copy.ts';

const insurers: Option[] = ['OSDE', 'PAMI', 'Swiss Medical', 'Unión Personal'].map((label) => ({
  id: label,
  label,
}));

const diagnoses: Option[] = [
  { id: 'J02.9', label: '(J02.9) - Faringitis aguda, no especificada' },
  { id: 'J02.0', label: '(J02.0) - Faringitis estreptocócica' },
  { id: 'J31.2', label: '(J31.2) - Faringitis crónica' },
];

const findDiagnoses = async (text: string): Promise<Option[]> =>
  diagnoses.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

/** Fields of one value, with and without hint, error and reason. */
export function FieldSamples() {
  const [text, setText] = useState<Record<string, string>>({ reason: sample.reasonValue });
  const [diagnosis, setDiagnosis] = useState<Option | null>(null);
  const bind = (name: string) => ({
    value: text[name] ?? '',
    onChange: (value: string) => setText({ ...text, [name]: value }),
  });
  return (
    <Card title={sample.fields}>
      <ErrorSummary faults={[{ id: 'demo-street', text: sample.streetError }]} />
      <TextField
        {...bind('street')}
        id="demo-street"
        label={sample.street}
        hint={sample.streetHint}
        error={sample.streetError}
      />
      <TextField {...bind('email')} label={sample.email} type="email" autoComplete="username" />
      <PasswordField
        {...bind('password')}
        label={sample.password}
        autoComplete="current-password"
      />
      <TextField
        {...bind('phone')}
        label={sample.phone}
        hint={sample.phoneHint}
        prefix="+54 9"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <DniField {...bind('dni')} label={sample.dni} value="52123456" isReadOnly />
      <NumberField {...bind('height')} label={sample.height} maxLength={4} />
      <TextArea
        {...bind('reason')}
        label={sample.reason}
        labelNote={sample.reasonNote}
        maxLength={256}
      />
      <Select
        {...bind('relationship')}
        label={sample.relationship}
        options={[
          { id: 'OFFSPRING', label: sample.child },
          { id: 'SPOUSE', label: sample.spouse },
        ]}
      />
      <Select
        {...bind('plan')}
        label={sample.plan}
        options={[]}
        disabledReason={sample.planWaits}
      />
      <ComboBox {...bind('insurer')} label={sample.insurer} options={insurers} />
      <SearchComboBox
        label={sample.diagnosis}
        search={findDiagnoses}
        value={diagnosis}
        onChange={setDiagnosis}
      />
      <DateField {...bind('birth')} label={sample.birth} isOptional />
      <TagList label={sample.chosen} tags={insurers.slice(0, 2)} onRemove={() => undefined} />
    </Card>
  );
}

/** Choice fields. */
export function ChoiceSamples() {
  const [who, setWho] = useState('marta');
  const [attention, setAttention] = useState('');
  const [specialties, setSpecialties] = useState<string[]>([]);
  const [accepts, setAccepts] = useState(false);
  const [isOnDuty, setIsOnDuty] = useState(true);
  const [stars, setStars] = useState<number | null>(null);
  return (
    <Card title={sample.choices}>
      <RadioCards
        label={sample.who}
        value={who}
        onChange={setWho}
        options={[
          { id: 'marta', label: sample.you, detail: sample.youDetail },
          { id: 'tomas', label: sample.son, detail: sample.sonDetail },
          { id: 'lola', label: sample.baby, disabledReason: sample.babyReason },
        ]}
      />
      <RadioGroup
        label={sample.attention}
        value={attention}
        onChange={setAttention}
        options={insurers.slice(0, 2)}
      />
      <CheckboxGroup
        label={sample.specialties}
        value={specialties}
        onChange={setSpecialties}
        options={insurers}
      />
      <Checkbox label={sample.terms} value={accepts} onChange={setAccepts} />
      <Switch
        label={sample.onDuty}
        isOn={isOnDuty}
        onChange={setIsOnDuty}
        stateText={sample.onDutyState}
      />
      <Rating label={sample.rating} value={stars} onChange={setStars} />
    </Card>
  );
}
