import { Navigate, useNavigate } from 'react-router-dom';
import type { PasswordReset } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { NewPasswordFields, newPasswordIn, newPasswordProblem } from '#web/ui/forms/new-password-fields.tsx';
import type { Failure } from './account-form.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { t } from './texts.en.ts';
import { useLinkToken } from './use-link-token.ts';

/** Sets a new password with the token of a mailed link (spec 1 §2.6). */
export default function ResetPasswordScreen() {
  useDocumentTitle(t.resetTitle);
  const token = useLinkToken();
  const navigate = useNavigate();
  if (token === null) return <Navigate replace to={paths.login} />;

  const onSubmit = async (form: FormData): Promise<Failure | undefined> => {
    const body = { token, ...newPasswordIn(form) };
    const problem = resetProblem(body);
    if (problem) return problem;
    try {
      await call('POST /auth/reset-password', { body: { ...body, language: LANGUAGE } });
    } catch (error) {
      return resetFailure(error);
    }
    // The server has ended all existing sessions; a local one would keep the user from the sign-in screen.
    sessionStore.signOut();
    toast.success(t.wasReset);
    navigate(paths.login, { replace: true, state: { notice: t.resetLogIn } });
    return undefined;
  };
  return (
    <AccountLayout pitch={t.pitch} subtitle={t.chooseNew} title={t.resetYours}>
      <AccountForm busyLabel={t.resetting} footer={<BackToSignIn />} onSubmit={onSubmit} submitLabel={t.resetPassword}>
        <NewPasswordFields />
      </AccountForm>
    </AccountLayout>
  );
}

const NEW_LINK = { label: t.requestNewLink, to: paths.forgotPassword } as const;

/** Why a reset cannot be sent, as shown to the user; undefined if it can (spec 1 §5). */
export function resetProblem({ token, ...passwords }: PasswordReset): Failure | undefined {
  if (!token) return { text: t.invalidToken, link: NEW_LINK };
  const problem = newPasswordProblem(passwords);
  return problem ? { text: problem } : undefined;
}

/** Why a reset failed, as shown to the user; for an invalid link, with a link to request a new one (spec 1 §8). */
function resetFailure(error: unknown): Failure {
  if (!(error instanceof AppError)) return { text: t.notReset };
  const { status, messages, issues } = error;
  if (status === 400) {
    const isUnexplained = messages.length === 0 || issues.some(({ path }) => path === 'token');
    if (isUnexplained) return { text: t.expiredToken, link: NEW_LINK };
    const text = friendlyMessages(error).join(' ');
    return issues.length > 0 ? { text } : { text, link: NEW_LINK };
  }
  // The messages for no connection and too many requests say what to do.
  if (status === 0 || status === 429) return { text: friendlyMessages(error).join(' ') };
  return { text: t.notReset };
}
