/** An error of the whole section. */
export const SectionFault = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="text-small font-medium text-danger-700">
      {text}
    </p>
  );
