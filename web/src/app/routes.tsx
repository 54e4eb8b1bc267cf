import { type LoaderFunction, Outlet, type RouteObject } from 'react-router';
import {
  accountScreens,
  developerScreens,
  patientBareScreens,
  patientScreens,
  pharmacyScreens,
  professionalBareScreens,
  professionalScreens,
  testPaymentScreens,
} from './account-routes.ts';
import { adminScreens } from './admin-routes.ts';
import { ErrorPage } from './error-pages.tsx';
import { useFetchWhenIdle } from './fetch-when-idle.ts';
import { anybody, anyRole, deskOf, rolesOnly, strangersOnly, unknownAddress } from './guards.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import {
  lightScreens,
  linkScreens,
  openScreens,
  socialScreens,
  strangerScreens,
} from './public-routes.ts';
import { Root, WaitingTurn } from './root.tsx';
import { framed } from './screen-routes.ts';

const withQueries = async () => (await import('./layouts/with-queries.tsx')).WithQueries;
const framedErrors = async () => ({
  ErrorBoundary: (await import('./layouts/framed-error.tsx')).FramedErrorPage,
});
const openLayout = async () => (await import('./layouts/open-layout.tsx')).OpenLayout;
const accountLayout = async () => (await import('./layouts/account-layout.tsx')).AccountLayout;
const patientLayout = async () => (await import('./layouts/patient-layout.tsx')).PatientLayout;
const pharmacyLayout = async () => (await import('./layouts/pharmacy-layout.tsx')).PharmacyLayout;
const staffLayout = async () => (await import('./layouts/staff-layout.tsx')).StaffLayout;
const professionalLayout = async () =>
  (await import('./layouts/professional-layout.tsx')).ProfessionalLayout;

function Admitted({ screens }: { screens: readonly RouteObject[] }) {
  useFetchWhenIdle(screens);
  return <Outlet />;
}

/** Screens of one group of people; once a person is admitted, the code of the others is prefetched. */
const guarded = (admit: LoaderFunction, children: RouteObject[]): RouteObject => ({
  loader: admit,
  element: <Admitted screens={children} />,
  children,
});

/** All screens, by who may see them. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: WaitingTurn,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { Component: PublicLayout, children: [guarded(strangersOnly, lightScreens)] },
          // Separate from the others: few people open it, so its code is not prefetched.
          { Component: PublicLayout, loader: strangersOnly, children: socialScreens },
          framed(withQueries, [
            {
              lazy: framedErrors,
              children: [
                { Component: PublicLayout, children: [guarded(strangersOnly, strangerScreens)] },
                { Component: PublicLayout, children: [guarded(anybody, linkScreens)] },
                { loader: anybody, children: [framed(openLayout, openScreens)] },
                guarded(anyRole, [framed(accountLayout, accountScreens)]),
                guarded(rolesOnly('PATIENT'), [
                  framed(patientLayout, patientScreens),
                  ...patientBareScreens,
                ]),
                // Separate from the others, whose code a frame need not fetch.
                guarded(rolesOnly('PATIENT'), testPaymentScreens),
                guarded(rolesOnly('PROFESSIONAL'), [
                  framed(professionalLayout, professionalScreens),
                  ...professionalBareScreens,
                ]),
                guarded(deskOf('PHARMACY'), [framed(pharmacyLayout, pharmacyScreens)]),
                guarded(deskOf('ADMIN', 'MEDICAL_DIRECTOR'), [framed(staffLayout, adminScreens)]),
                ...developerScreens,
                { path: '*', loader: unknownAddress },
              ],
            },
          ]),
        ],
      },
    ],
  },
];
