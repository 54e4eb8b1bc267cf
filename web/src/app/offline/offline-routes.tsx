import { Outlet, type RouteObject } from 'react-router';
import { FrequentQuestionsScreen, HelpScreen } from '../../help/help-screen.tsx';
import { useReturnOfNetwork } from '../../lib/server/online.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { ErrorPage, OfflinePage, readAgain } from '../error-pages.tsx';
import { Root } from '../root.tsx';

/** Frame of the offline page: no session and no menu; reloads when the network is back. */
function OfflineFrame() {
  useReturnOfNetwork(readAgain);
  return (
    <>
      <AppHeader home="/" />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}

/** Routes of the offline page: the help, and advice for any other address. */
export const offlineRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: OfflineFrame,
        children: [
          { path: '/ayuda', Component: HelpScreen },
          { path: '/preguntas-frecuentes', Component: FrequentQuestionsScreen },
        ],
      },
      { path: '*', Component: OfflinePage },
    ],
  },
];
