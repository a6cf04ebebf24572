import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SpinnerScreen } from '#web/ui/spinner.tsx';
import { GuestsOnly, RequireRole, RequireSession } from './guards.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { paths } from './paths.ts';
import { OWNERS } from './roles.ts';
import { PublicLayout } from './shell/public-layout.tsx';

const AppShell = lazy(async () => ({ default: (await import('./shell/app-shell.tsx')).AppShell }));
const SignInScreen = lazy(async () => ({
  default: (await import('#web/features/account/sign-in-screen.tsx')).SignInScreen,
}));
const RegisterScreen = lazy(async () => ({
  default: (await import('#web/features/account/register-screen.tsx')).RegisterScreen,
}));
const InvoiceListScreen = lazy(() => import('#web/features/invoice-list/invoice-list-screen.tsx'));
const CreateInvoiceScreen = lazy(() => import('#web/features/invoice-editor/create-invoice-screen.tsx'));
const EditInvoiceScreen = lazy(() => import('#web/features/invoice-editor/edit-invoice-screen.tsx'));
const PaymentSettingsScreen = lazy(async () => ({
  default: (await import('#web/features/payment-settings/payment-settings-screen.tsx')).PaymentSettingsScreen,
}));

/** Every screen at its address, behind its guard (spec 1 §2.1). Each is fetched when it is first opened. */
export function Router() {
  return (
    <Suspense fallback={<SpinnerScreen />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route element={<GuestsOnly />}>
            <Route element={<SignInScreen />} path={paths.login} />
            <Route element={<RegisterScreen />} path={paths.register} />
          </Route>
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
          <Route element={<CreateInvoiceScreen />} path={paths.createInvoice} />
          <Route element={<EditInvoiceScreen />} path="/invoices/:id/edit" />
          <Route element={<RequireRole roles={OWNERS} />}>
            <Route element={<PaymentSettingsScreen />} path={paths.paymentSettings} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
