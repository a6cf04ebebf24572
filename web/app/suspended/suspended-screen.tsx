import { Ban, LogOut } from 'lucide-react';
import { ConfirmIdentity } from '#web/app/confirm-identity.tsx';
import { MainContent, SkipLink } from '#web/app/shell/main-content.tsx';
import { useLogout } from '#web/app/shell/use-logout.ts';
import { ExportData } from '#web/features/profile/export-data.tsx';
import { LeaveBusiness } from '#web/features/profile/leave-business.tsx';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { SUPPORT_EMAIL } from '#web/lib/errors/support.ts';
import { isOwner, useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { t } from './texts.en.tsx';

/** The one screen of a suspended business: what that means, whom to write to, the export, and for employees a way out. */
export function SuspendedScreen() {
  useDocumentTitle(t.title);
  const user = useUser();
  const { logout, isBusy } = useLogout();
  const isEmployee = !isOwner(user);
  const address = (
    <a className="font-medium text-accent underline underline-offset-2" href={`mailto:${SUPPORT_EMAIL}`}>
      {SUPPORT_EMAIL}
    </a>
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-16 shrink-0 items-center justify-between gap-3 border-line border-b bg-surface px-4 sm:px-6">
        <Logo />
        <Button busy={isBusy} onClick={logout} variant="secondary">
          <LogOut aria-hidden="true" />
          {t.logOut}
        </Button>
      </header>
      <MainContent className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
        <span className="inline-flex size-12 items-center justify-center rounded-full bg-red-soft text-red">
          <Ban aria-hidden="true" className="size-6" />
        </span>
        <h1 className="mt-4 text-balance font-semibold text-2xl">{isEmployee ? t.employers : t.yours}</h1>
        {user.businessName && <p className="mt-1 text-muted wrap-anywhere">{user.businessName}</p>}
        <div className="mt-4 flex flex-col gap-3 text-pretty">
          <p>{isEmployee ? t.employeeText : t.means}</p>
          {!isEmployee && <p>{t.kept}</p>}
          {!isEmployee && <p>{t.ask({ address })}</p>}
        </div>
        <ExportData />
        <LeaveBusiness />
      </MainContent>
      <ConfirmIdentity />
    </div>
  );
}
