import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { isConfirmedAlready } from '#web/lib/errors/refusals.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Failure } from './account-form.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { BackToApp, DeadLink } from './dead-link.tsx';
import { t } from './texts.en.ts';
import { useLinkToken } from './use-link-token.ts';

/**
 * Confirms an email with the token of a mailed link, signed in or not. Requires a click: mail scanners open links,
 * which must not confirm an account that someone else registered.
 */
export default function VerifyEmailScreen() {
  useDocumentTitle(t.confirmYourEmail);
  const token = useLinkToken();
  const session = useSession();
  const navigate = useNavigate();
  const [deadLink, setDeadLink] = useState<AppError>();
  if (token === null) return <Navigate replace to={paths.home} />;
  if (deadLink) return <DeadLink error={deadLink} />;

  const onSubmit = async (): Promise<Failure | undefined> => {
    try {
      await call('POST /auth/verify-email', { body: { token } });
    } catch (error) {
      // A used link or code means that the email is already confirmed.
      if (isDead(error)) setDeadLink(error);
      if (!isConfirmedAlready(error)) return { text: friendlyMessages(error).join(' ') };
    }
    if (session.status === 'authenticated') {
      toast.success(t.confirmed);
      await session.refreshUser();
      navigate(paths.invoices, { replace: true });
    } else {
      navigate(paths.login, { replace: true, state: { notice: t.confirmedSignIn } });
    }
    return undefined;
  };
  return (
    <AccountLayout pitch={t.pitch} subtitle={t.confirmOnlyIf} title={t.confirmYourEmail}>
      <AccountForm
        busyLabel={t.confirming}
        footer={session.status === 'authenticated' ? <BackToApp /> : <BackToSignIn />}
        onSubmit={onSubmit}
        submitLabel={t.confirmEmail}
      >
        {null}
      </AccountForm>
    </AccountLayout>
  );
}

/** Whether the link was rejected for good, so that a retry would not help. */
function isDead(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'INVALID_REQUEST' || error.reason === 'EMAIL_TAKEN');
}
