/** Why a section is not done, where no single field is to blame. */
export const SectionFault = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="text-small font-medium text-danger-700">
      {text}
    </p>
  );
