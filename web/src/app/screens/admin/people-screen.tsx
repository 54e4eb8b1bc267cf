import { ApprovalsList } from '../../../approvals/index.ts';
import { PeopleScreen } from '../../../people/index.ts';
import { RegistryChecks } from '../../../registry-checks/index.ts';

/**
 * `/admin/personas`: what waits for the viewer's approval, above everybody's accounts. The sheet of a professional
 * shows what the registry says.
 */
export const AdminPeopleScreen = () => (
  <PeopleScreen
    approvals={<ApprovalsList />}
    registry={(accountId, onChecked) => (
      <RegistryChecks accountId={accountId} onChecked={onChecked} />
    )}
  />
);
