import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useSession } from '#web/lib/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { LINK_STYLE } from './link-style.ts';
import { signInErrorText } from './sign-in-errors.ts';

/** Sign in (spec 1 §2.3). Where it leads is the guests' guard's to say. */
export function SignInScreen() {
  useDocumentTitle('Sign in');
  const session = useSession();
  const { state } = useLocation();
  return (
    <AccountLayout
      pitch="Create, manage, and send professional invoices in minutes."
      subtitle="Please enter your details"
      title="Welcome"
    >
      <AccountForm
        busyLabel="Signing in..."
        footer={
          <>
            Don't have an account?{' '}
            <Link className={LINK_STYLE} state={state} to={paths.register}>
              Sign up
            </Link>
          </>
        }
        notice={<ArrivalNotice />}
        onSubmit={(credentials) => session.signIn(credentials).then(() => undefined, signInErrorText)}
        submitLabel="Sign in"
      />
    </AccountLayout>
  );
}

/** Why the person is here, where they may wonder: their session ran out, or another screen sent word along. */
function ArrivalNotice() {
  const session = useSession();
  const notice = (useLocation().state as { notice?: string } | null)?.notice;
  if (notice) return <Notice tone="success">{notice}</Notice>;
  const hasExpired = session.status === 'anonymous' && session.why === 'expired';
  return hasExpired && <Notice tone="info">Your session has ended. Please sign in again.</Notice>;
}
