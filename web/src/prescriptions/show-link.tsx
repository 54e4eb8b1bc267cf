import { Store } from 'lucide-react';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { counterCopy as copy } from './prescriptions-screen.copy.ts';

type Props = {
  /** Address of the view for the counter. */
  address: string;
  /** Name that distinguishes the prescription from the others. */
  name: string;
};

/** Links to what a pharmacy's counter asks for: the main action of a usable prescription. */
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
