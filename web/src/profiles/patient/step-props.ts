/** Props of every step of the patient's wizard. */
export type StepProps<Values> = {
  /** Initial values. */
  values: Values;
  isSaving: boolean;
  isFromSummary: boolean;
  /** Called with valid values. */
  onSubmit: (values: Values) => void;
  onBack?: (() => void) | undefined;
  /** Registers how to read the current values. */
  watch: (read: () => Values) => void;
};
