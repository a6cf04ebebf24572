import { Navigate, useNavigate } from 'react-router-dom';
import { call } from '#web/lib/api/call.ts';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { NewPasswordFields, newPasswordIn } from '#web/ui/forms/new-password-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import type { Failure } from './failure.ts';
import { resetFailure, resetProblem } from './reset-password-errors.ts';
import { useLinkToken } from './use-link-token.ts';

/** Sets a new password with the token of a mailed link (spec 1 §2.6). */
export default function ResetPasswordScreen() {
  useDocumentTitle('Reset password');
  const token = useLinkToken();
  const navigate = useNavigate();
  if (token === null) return <Navigate replace to={paths.login} />;

  const onSubmit = async (form: FormData): Promise<Failure | undefined> => {
    const body = { token, ...newPasswordIn(form) };
    const problem = resetProblem(body);
    if (problem) return problem;
    try {
      await call('POST /auth/reset-password', { body });
    } catch (error) {
      return resetFailure(error);
    }
    // The server has ended all existing sessions; a local one would keep the user from the sign-in screen.
    sessionStore.signOut();
    toast.success('Password has been reset successfully');
    const notice = 'Password has been reset successfully. Please log in with your new password.';
    navigate(paths.login, { replace: true, state: { notice } });
    return undefined;
  };
  return (
    <AccountLayout
      pitch="Create, manage, and send professional invoices in minutes."
      subtitle="Choose a new password for your account."
      title="Reset your password"
    >
      <AccountForm busyLabel="Resetting..." footer={<BackToSignIn />} onSubmit={onSubmit} submitLabel="Reset Password">
        <NewPasswordFields />
      </AccountForm>
    </AccountLayout>
  );
}
