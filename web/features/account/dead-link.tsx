import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { isConfirmedAlready } from '#web/lib/errors/refusals.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Failure } from './account-form.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { LINK_STYLE } from './link-style.ts';
import { t } from './texts.en.ts';

/** The next step when a mailed link cannot confirm an email: a new code, or another email if this one is taken. */
export function DeadLink({ error }: { error: AppError }) {
  const isSignedIn = useSession().status === 'authenticated';
  const isTaken = error.reason === 'EMAIL_TAKEN';
  const canDo = isTaken ? t.canChooseAnother : t.canGetCode;
  const signInFirst = isTaken ? t.signInToChoose : t.signInForCode;
  const notice = <Notice tone="danger">{friendlyMessages(error).join(' ')}</Notice>;
  return (
    <AccountLayout pitch={t.pitch} subtitle={isSignedIn ? canDo : signInFirst} title={t.confirmYourEmail}>
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
            {isSignedIn ? t.changeEmail : t.signIn}
          </Link>
        </div>
      )}
    </AccountLayout>
  );
}

function NewCode({ notice }: { notice: ReactNode }) {
  const { refreshUser } = useSession();
  const { email, pendingEmail = email } = useUser();
  const navigate = useNavigate();
  const sendCode = async (): Promise<Failure | undefined> => {
    try {
      await call('POST /auth/resend-verification');
      toast.success(t.codeSent({ email: pendingEmail }));
    } catch (error) {
      // It may have been confirmed in another window.
      if (!isConfirmedAlready(error)) return { text: friendlyMessages(error).join(' ') };
      toast.success(t.confirmed);
      await refreshUser();
    }
    // The profile screen has the field for the code.
    navigate(paths.profile, { replace: true });
    return undefined;
  };
  return (
    <AccountForm
      busyLabel={t.sending}
      footer={<BackToApp />}
      notice={notice}
      onSubmit={sendCode}
      submitLabel={t.sendCode}
    >
      {null}
    </AccountForm>
  );
}

/** A link to the app, for users who are signed in. */
export function BackToApp() {
  return (
    <Link className={LINK_STYLE} to={paths.home}>
      {t.backToApp}
    </Link>
  );
}
