import { ApprovalsList } from '../../../approvals/index.ts';
import { PeopleScreen } from '../../../people/index.ts';
import { RegistryChecks } from '../../../registry-checks/index.ts';

/**
 * `/admin/personas`: acts waiting for the viewer's approval, and all accounts. A professional's sheet shows the
 * registry checks.
 */
export const AdminPeopleScreen = () => (
  <PeopleScreen
    approvals={<ApprovalsList />}
    registry={(accountId, onChecked) => (
      <RegistryChecks accountId={accountId} onChecked={onChecked} />
    )}
  />
);
