import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Role } from '#shared/user/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { GuestsOnly, RequireRole, RequireSession } from './guards.tsx';
import { Home } from './home.tsx';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PrefetchWhenIdle } from './prefetch-when-idle.tsx';
import { ADMINS, BOOKS, MEMBERS, OWNERS } from './roles.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

const publicLayout = lazyScreen(() => import('./shell/public-layout.tsx'));
const signIn = lazyScreen(() => import('#web/features/account/sign-in-screen.tsx'));
const register = lazyScreen(() => import('#web/features/account/register-screen.tsx'));
const forgotPassword = lazyScreen(() => import('#web/features/account/forgot-password-screen.tsx'));
const resetPassword = lazyScreen(() => import('#web/features/account/reset-password-screen.tsx'));
const verifyEmail = lazyScreen(() => import('#web/features/account/verify-email-screen.tsx'));
const acceptInvitation = lazyScreen(() => import('#web/features/accept-invitation/accept-invitation-screen.tsx'));
const about = lazyScreen(() => import('#web/features/public-pages/about-screen.tsx'));
const contact = lazyScreen(() => import('#web/features/public-pages/contact-screen.tsx'));
const faq = lazyScreen(() => import('#web/features/public-pages/faq-screen.tsx'));
const licenseAgreement = lazyScreen(() => import('#web/features/public-pages/license-agreement-screen.tsx'));
const privacyPolicy = lazyScreen(() => import('#web/features/public-pages/privacy-policy-screen.tsx'));

const appShell = lazyScreen(() => import('./shell/app-shell.tsx'));
const invoiceList = lazyScreen(() => import('#web/features/invoice-list/invoice-list-screen.tsx'));
const invoiceEditor = lazyScreen(() => import('#web/features/invoice-editor/invoice-screen.tsx'));
const invoicePage = lazyScreen(() => import('#web/features/invoice-page/invoice-page-screen.tsx'));
const estimateList = lazyScreen(() => import('#web/features/estimate-list/estimate-list-screen.tsx'));
const estimateEditor = lazyScreen(() => import('#web/features/estimate-editor/estimate-screen.tsx'));
const estimatePage = lazyScreen(() => import('#web/features/estimate-page/estimate-page-screen.tsx'));
const seriesList = lazyScreen(() => import('#web/features/series-list/series-list-screen.tsx'));
const seriesPage = lazyScreen(() => import('#web/features/series-page/series-page-screen.tsx'));
const seriesEditor = lazyScreen(() => import('#web/features/series-editor/series-editor-screen.tsx'));
const customers = lazyScreen(() => import('#web/features/customers/customers-screen.tsx'));
const customerPage = lazyScreen(() => import('#web/features/customers/page/customer-page-screen.tsx'));
const schedule = lazyScreen(() => import('#web/features/schedule/schedule-screen.tsx'));
const appointment = lazyScreen(() => import('#web/features/schedule/appointment-screen.tsx'));
const products = lazyScreen(() => import('#web/features/products/products-screen.tsx'));
const profile = lazyScreen(() => import('#web/features/profile/profile-screen.tsx'));
const employees = lazyScreen(() => import('#web/features/employees/employees-screen.tsx'));
const company = lazyScreen(() => import('#web/features/company/company-screen.tsx'));
const paymentSettings = lazyScreen(() => import('#web/features/payment-settings/payment-settings-screen.tsx'));
const reports = lazyScreen(() => import('#web/features/reports/reports-screen.tsx'));
const activity = lazyScreen(() => import('#web/features/activity/activity-screen.tsx'));
const adminUsers = lazyScreen(() => import('#web/features/admin-users/admin-users-screen.tsx'));
const businesses = lazyScreen(() => import('#web/features/admin-users/businesses/businesses-screen.tsx'));
const cardRequests = lazyScreen(() => import('#web/features/admin-users/card-requests/card-requests-screen.tsx'));

/** What `prefetchScreen` needs to know about a route. */
export type RouteHandle = Partial<Pick<LazyScreen, 'prefetch'>> & { readonly roles?: readonly Role[] };

const at = (path: string, { Screen, prefetch }: LazyScreen): RouteObject => ({
  path,
  handle: { prefetch } satisfies RouteHandle,
  element: <Screen />,
});

const forRoles = (roles: readonly Role[], children: RouteObject[]): RouteObject => ({
  handle: { roles } satisfies RouteHandle,
  element: <RequireRole roles={roles} />,
  children,
});

const PUBLIC_SCREENS: RouteObject[] = [
  {
    element: <GuestsOnly />,
    children: [at(paths.login, signIn), at(paths.register, register)],
  },
  at(paths.forgotPassword, forgotPassword),
  at(paths.resetPassword, resetPassword),
  at(paths.verifyEmail, verifyEmail),
  at(paths.acceptInvitation, acceptInvitation),
  at(paths.about, about),
  at(paths.contact, contact),
  at(paths.faq, faq),
  at(paths.licenseAgreement, licenseAgreement),
  at(paths.privacyPolicy, privacyPolicy),
  { path: '*', element: <NotFoundScreen /> },
];

const SCREENS: RouteObject[] = [
  { path: paths.home, element: <Home /> },
  {
    path: paths.invoices,
    handle: { prefetch: invoiceList.prefetch } satisfies RouteHandle,
    element: (
      <>
        <invoiceList.Screen />
        <PrefetchWhenIdle screen={invoiceEditor} />
      </>
    ),
  },
  at('/invoices/:id', invoicePage),
  at(paths.recurring, seriesList),
  at('/invoices/recurring/:id', seriesPage),
  at(paths.estimates, estimateList),
  at('/estimates/:id', estimatePage),
  at(paths.customers, customers),
  at('/customers/:id', customerPage),
  at(paths.products, products),
  at(paths.profile, profile),
  forRoles(MEMBERS, [
    // One screen for both paths, so that it stays mounted when a new invoice gets its own.
    at(paths.createInvoice, invoiceEditor),
    at('/invoices/:id/edit', invoiceEditor),
    at(paths.createSeries, seriesEditor),
    at('/invoices/recurring/:id/edit', seriesEditor),
    at(paths.createEstimate, estimateEditor),
    at('/estimates/:id/edit', estimateEditor),
    at(paths.appointments, schedule),
    at('/appointments/:id', appointment),
  ]),
  forRoles(BOOKS, [at(paths.reports, reports), at(paths.activity, activity)]),
  forRoles(OWNERS, [
    at(paths.employees, employees),
    at(paths.company, company),
    at(paths.paymentSettings, paymentSettings),
  ]),
  forRoles(ADMINS, [
    at(paths.adminUsers, adminUsers),
    at(paths.businesses, businesses),
    at(paths.cardRequests, cardRequests),
  ]),
];

/** Every screen at its path, behind its guard (spec 1 §2.1). Each is fetched when first opened, or ahead of time. */
export const ROUTES: RouteObject[] = [
  {
    handle: { prefetch: publicLayout.prefetch } satisfies RouteHandle,
    element: (
      <Suspense fallback={<SpinnerScreen />} key="public">
        <publicLayout.Screen />
      </Suspense>
    ),
    children: PUBLIC_SCREENS,
  },
  {
    handle: { prefetch: appShell.prefetch } satisfies RouteHandle,
    element: (
      <Suspense fallback={<ShellSkeleton />} key="app">
        <RequireSession>
          <appShell.Screen />
        </RequireSession>
      </Suspense>
    ),
    children: SCREENS,
  },
];
