import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '#web/lib/session/session.ts';
import { SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { GuestsOnly, RequireRole, RequireSession } from './guards.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { paths } from './paths.ts';
import { ADMINS, OWNERS } from './roles.ts';

const PublicLayout = lazy(async () => ({ default: (await import('./shell/public-layout.tsx')).PublicLayout }));
const loadAppShell = async () => ({ default: (await import('./shell/app-shell.tsx')).AppShell });
const AppShell = lazy(loadAppShell);
const SignInScreen = lazy(async () => ({
  default: (await import('#web/features/account/sign-in-screen.tsx')).SignInScreen,
}));
const RegisterScreen = lazy(async () => ({
  default: (await import('#web/features/account/register-screen.tsx')).RegisterScreen,
}));
const ForgotPasswordScreen = lazy(async () => ({
  default: (await import('#web/features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
}));
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('#web/features/account/reset-password-screen.tsx')).ResetPasswordScreen,
}));
const VerifyEmailScreen = lazy(async () => ({
  default: (await import('#web/features/account/verify-email-screen.tsx')).VerifyEmailScreen,
}));
const AboutScreen = lazy(async () => ({
  default: (await import('#web/features/public-pages/about-screen.tsx')).AboutScreen,
}));
const ContactScreen = lazy(async () => ({
  default: (await import('#web/features/public-pages/contact-screen.tsx')).ContactScreen,
}));
const FaqScreen = lazy(async () => ({
  default: (await import('#web/features/public-pages/faq-screen.tsx')).FaqScreen,
}));
const LicenseAgreementScreen = lazy(async () => ({
  default: (await import('#web/features/public-pages/license-agreement-screen.tsx')).LicenseAgreementScreen,
}));
const PrivacyPolicyScreen = lazy(async () => ({
  default: (await import('#web/features/public-pages/privacy-policy-screen.tsx')).PrivacyPolicyScreen,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import('#web/features/profile/profile-screen.tsx')).ProfileScreen,
}));
const loadInvoiceList = () => import('#web/features/invoice-list/invoice-list-screen.tsx');
const InvoiceListScreen = lazy(loadInvoiceList);
const InvoiceScreen = lazy(() => import('#web/features/invoice-editor/invoice-screen.tsx'));
const InvoicePageScreen = lazy(() => import('#web/features/invoice-page/invoice-page-screen.tsx'));
const CustomersScreen = lazy(async () => ({
  default: (await import('#web/features/customers/customers-screen.tsx')).CustomersScreen,
}));
const CustomerPageScreen = lazy(() => import('#web/features/customers/page/customer-page-screen.tsx'));
const ScheduleScreen = lazy(async () => ({
  default: (await import('#web/features/schedule/schedule-screen.tsx')).ScheduleScreen,
}));
const AppointmentScreen = lazy(async () => ({
  default: (await import('#web/features/schedule/appointment-screen.tsx')).AppointmentScreen,
}));
const ProductsScreen = lazy(async () => ({
  default: (await import('#web/features/products/products-screen.tsx')).ProductsScreen,
}));
const EmployeesScreen = lazy(async () => ({
  default: (await import('#web/features/employees/employees-screen.tsx')).EmployeesScreen,
}));
const AcceptInvitationScreen = lazy(async () => ({
  default: (await import('#web/features/accept-invitation/accept-invitation-screen.tsx')).AcceptInvitationScreen,
}));
const CompanyScreen = lazy(async () => ({
  default: (await import('#web/features/company/company-screen.tsx')).CompanyScreen,
}));
const PaymentSettingsScreen = lazy(async () => ({
  default: (await import('#web/features/payment-settings/payment-settings-screen.tsx')).PaymentSettingsScreen,
}));
const ActivityScreen = lazy(async () => ({
  default: (await import('#web/features/activity/activity-screen.tsx')).ActivityScreen,
}));
const AdminUsersScreen = lazy(async () => ({
  default: (await import('#web/features/admin-users/admin-users-screen.tsx')).AdminUsersScreen,
}));

/** Every screen at its path, behind its guard (spec 1 §2.1). Each is fetched when first opened. */
export function Router() {
  useEarlyStart();
  return (
    <Suspense fallback={<SpinnerScreen />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route element={<GuestsOnly />}>
            <Route element={<SignInScreen />} path={paths.login} />
            <Route element={<RegisterScreen />} path={paths.register} />
          </Route>
          <Route element={<ForgotPasswordScreen />} path={paths.forgotPassword} />
          <Route element={<ResetPasswordScreen />} path={paths.resetPassword} />
          <Route element={<VerifyEmailScreen />} path={paths.verifyEmail} />
          <Route element={<AcceptInvitationScreen />} path={paths.acceptInvitation} />
          <Route element={<AboutScreen />} path={paths.about} />
          <Route element={<ContactScreen />} path={paths.contact} />
          <Route element={<FaqScreen />} path={paths.faq} />
          <Route element={<LicenseAgreementScreen />} path={paths.licenseAgreement} />
          <Route element={<PrivacyPolicyScreen />} path={paths.privacyPolicy} />
          <Route element={<NotFoundScreen />} path="*" />
        </Route>
        <Route
          element={
            <RequireSession>
              <AppShell />
            </RequireSession>
          }
        >
          <Route element={<Navigate replace to={paths.invoices} />} path={paths.home} />
          <Route element={<InvoiceListScreen />} path={paths.invoices} />
          {/* One screen for both paths, so that it stays mounted when a new invoice gets its own. */}
          <Route element={<InvoiceScreen />} path={paths.createInvoice} />
          <Route element={<InvoiceScreen />} path="/invoices/:id/edit" />
          <Route element={<InvoicePageScreen />} path="/invoices/:id" />
          <Route element={<ScheduleScreen />} path={paths.appointments} />
          <Route element={<AppointmentScreen />} path="/appointments/:id" />
          <Route element={<CustomersScreen />} path={paths.customers} />
          <Route element={<CustomerPageScreen />} path="/customers/:id" />
          <Route element={<ProductsScreen />} path={paths.products} />
          <Route element={<ProfileScreen />} path={paths.profile} />
          <Route element={<RequireRole roles={OWNERS} />}>
            <Route element={<EmployeesScreen />} path={paths.employees} />
            <Route element={<CompanyScreen />} path={paths.company} />
            <Route element={<PaymentSettingsScreen />} path={paths.paymentSettings} />
            <Route element={<ActivityScreen />} path={paths.activity} />
          </Route>
          <Route element={<RequireRole roles={ADMINS} />}>
            <Route element={<AdminUsersScreen />} path={paths.adminUsers} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

/** Where a user who signs in or returns sees the invoice list next. */
const BEFORE_LIST: readonly string[] = [paths.home, paths.invoices, paths.login];

/** Fetches what a user sees first while their session is still being looked up, instead of one after the other. */
function useEarlyStart(): void {
  const isLoading = useSession().status === 'loading';
  const isBeforeList = BEFORE_LIST.includes(useLocation().pathname);
  useEffect(() => {
    // A failure shows once the screen itself is fetched.
    if (isLoading) void Promise.allSettled([loadAppShell(), isBeforeList && loadInvoiceList()]);
  }, [isLoading, isBeforeList]);
}
