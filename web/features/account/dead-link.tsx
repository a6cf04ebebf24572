import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { isConfirmedAlready } from '#web/lib/errors/refusals.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Failure } from './account-form.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { LINK_STYLE } from './link-style.ts';

/** The next step when a mailed link cannot confirm an email: a new code, or another email if this one is taken. */
export function DeadLink({ error }: { error: AppError }) {
  const isSignedIn = useSession().status === 'authenticated';
  const isTaken = error.reason === 'EMAIL_TAKEN';
  const todo = isTaken ? 'choose another email' : 'get a new code';
  const notice = <Notice tone="danger">{friendlyMessages(error).join(' ')}</Notice>;
  return (
    <AccountLayout
      pitch="Create, manage, and send professional invoices in minutes."
      subtitle={isSignedIn ? `You can ${todo}.` : `Sign in to ${todo}.`}
      title="Confirm your email"
    >
      {isSignedIn && !isTaken ? (
        <NewCode notice={notice} />
      ) : (
        <div className="flex flex-col gap-5">
          {notice}
          <Link
            className={buttonStyle({ size: 'lg' })}
            state={{ from: paths.profile }}
            to={isSignedIn ? paths.profile : paths.login}
          >
            {isSignedIn ? 'Change email' : 'Sign in'}
          </Link>
        </div>
      )}
    </AccountLayout>
  );
}

function NewCode({ notice }: { notice: ReactNode }) {
  const { refreshUser } = useSession();
  const navigate = useNavigate();
  const sendCode = async (): Promise<Failure | undefined> => {
    try {
      const { message } = await call('POST /auth/resend-verification');
      toast.success(message);
    } catch (error) {
      // It may have been confirmed in another window.
      if (!isConfirmedAlready(error)) return { text: friendlyMessages(error).join(' ') };
      toast.success('Your email address is confirmed');
      await refreshUser();
    }
    // The profile screen has the field for the code.
    navigate(paths.profile, { replace: true });
    return undefined;
  };
  return (
    <AccountForm
      busyLabel="Sending..."
      footer={<BackToApp />}
      notice={notice}
      onSubmit={sendCode}
      submitLabel="Send a new code"
    >
      {null}
    </AccountForm>
  );
}

/** A link to the app, for users who are signed in. */
export function BackToApp() {
  return (
    <Link className={LINK_STYLE} to={paths.home}>
      Back to App
    </Link>
  );
}
