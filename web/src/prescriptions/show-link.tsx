import { Store } from 'lucide-react';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { counterCopy as copy } from './prescriptions-screen.copy.ts';

type Props = {
  /** Address of the view for the counter. */
  address: string;
  /** What the prescription is called among the others. */
  name: string;
};

/** Leads to what a pharmacy's counter asks for: the first thing to do with a prescription that can be used. */
export const ShowLink = ({ address, name }: Props) => (
  <LinkButton
    kind="primary"
    isWide
    icon={<Store aria-hidden />}
    to={address}
    aria-label={copy.showOf(name)}
  >
    {copy.show}
  </LinkButton>
);
