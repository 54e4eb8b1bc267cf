import { Outlet, type RouteObject } from 'react-router';
import { FrequentQuestionsScreen, HelpScreen } from '../../help/help-screen.tsx';
import { useReturnOfNetwork } from '../../lib/server/online.ts';
import { AppHeader } from '../../ui/layout/app-header.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { ErrorPage, OfflinePage, readAgain } from '../error-pages.tsx';
import { Root } from '../root.tsx';

/** The kept page knows nobody: its frame has no menu, and gives way as soon as the network is back. */
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

/** All that opens without a network: the help, and for any other address what to do. */
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
