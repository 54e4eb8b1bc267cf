/** What every step of the patient's wizard is given. */
export type StepProps<Values> = {
  /** What is in it from before. */
  values: Values;
  isSaving: boolean;
  isFromSummary: boolean;
  /** What was typed, once it passes every rule. */
  onSubmit: (values: Values) => void;
  onBack?: (() => void) | undefined;
  /** Says how to read what is typed right now. */
  watch: (read: () => Values) => void;
};
