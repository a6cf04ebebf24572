import { Link } from 'react-router-dom';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { EmailField } from './email-field.tsx';
import { LINK_STYLE } from './link-style.ts';
import { t } from './texts.en.ts';
import { useHandover } from './use-handover.ts';
import { useSignIn } from './use-sign-in.ts';

/** Sign in (spec 1 §2.3). The guests' guard decides where to go afterwards. */
export default function SignInScreen() {
  useDocumentTitle(t.signIn);
  const { codeFor, submit } = useSignIn();
  const { email, setEmail, notice, onward } = useHandover();
  const asksForCode = codeFor === email.trim();
  return (
    <AccountLayout pitch={t.pitch} subtitle={asksForCode ? t.enterCode : t.enterDetails} title={t.welcome}>
      <AccountForm
        busyLabel={t.signingIn}
        footer={
          <>
            {t.noAccount}{' '}
            <Link className={LINK_STYLE} state={onward} to={paths.register}>
              {t.signUp}
            </Link>
          </>
        }
        notice={<ArrivalNotice notice={notice} />}
        onSubmit={submit}
        submitLabel={t.signIn}
      >
        <EmailField onChange={setEmail} value={email} />
        <div className="flex flex-col gap-1">
          <PasswordField />
          {/* After the password, so that Tab leads from one field to the other. */}
          <Link className={`${LINK_STYLE} -mb-2 self-end py-2.5`} state={onward} to={paths.forgotPassword}>
            {t.forgotPassword}
          </Link>
        </div>
        {asksForCode && <CodeField />}
      </AccountForm>
    </AccountLayout>
  );
}

/** Explains why the user is here, if not obvious: their session expired, or another screen passed a notice. */
function ArrivalNotice({ notice }: { notice: string | undefined }) {
  const session = useSession();
  if (notice) return <Notice tone="success">{notice}</Notice>;
  const why = session.status === 'anonymous' ? session.why : undefined;
  if (why === 'expired') return <Notice tone="info">{t.sessionEnded}</Notice>;
  if (why !== 'unreadable') return null;
  return <Notice tone="warning">{t.notLoaded}</Notice>;
}
