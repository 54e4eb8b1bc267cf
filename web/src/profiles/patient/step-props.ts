/** Props of every step of the patient's wizard. */
export type StepProps<Values> = {
  /** Initial values. */
  values: Values;
  isSaving: boolean;
  isFromSummary: boolean;
  /** Called with valid values. */
  onSubmit: (values: Values) => void;
  onBack?: (() => void) | undefined;
  /** Registers, once the step is on the screen, how to read its values. */
  watch: (read: () => Values) => void;
};
