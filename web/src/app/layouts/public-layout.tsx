import { Outlet } from 'react-router';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { Main } from '../../ui/layout/main.tsx';

/** Screens without a session: the logo leads to signup. */
export const PublicLayout = () => (
  <>
    <AppHeader home="/signup" />
    <Main>
      <Outlet />
    </Main>
  </>
);
