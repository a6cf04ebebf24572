import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Login } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { browserTimeZone } from '#web/lib/browser/time-zone.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { PASSWORD_RULE } from '#web/lib/locale/password-rule.en.ts';
import { paths } from '#web/lib/paths.ts';
import { noteRegistration } from '#web/lib/session/just-registered.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import type { Failure } from './account-form.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { credentialsIn } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { LINK_STYLE } from './link-style.ts';
import { t } from './texts.en.ts';
import { useHandover } from './use-handover.ts';

/** Register (spec 1 §2.4), with the email of a link that a colleague passed on. The guests' guard decides where to go afterwards. */
export default function RegisterScreen() {
  useDocumentTitle(t.createAccount);
  const { email, setEmail, onward } = useHandover();
  const register = useRegister();
  const given = useSearchParams()[0].get('email');
  useEffect(() => {
    // Not in the first render, which has to match the prerendered page.
    if (given) setEmail((typed) => typed || given);
  }, [given, setEmail]);
  const onSubmit = async (form: FormData): Promise<Failure | undefined> => {
    const credentials = credentialsIn(form);
    if (!credentials.email || !credentials.password) return { text: t.fillIn };
    return register(credentials).then(() => undefined, registrationFailure);
  };
  return (
    <AccountLayout pitch={t.pitchFaster} subtitle={t.startToday} title={t.createAnAccount}>
      <AccountForm
        busyLabel={t.creatingAccount}
        footer={
          <>
            {t.haveAccount}{' '}
            <Link className={LINK_STYLE} state={onward} to={paths.login}>
              {t.signIn}
            </Link>
          </>
        }
        noValidate
        onSubmit={onSubmit}
        submitLabel={t.createAccount}
      >
        <EmailField onChange={setEmail} value={email} />
        <PasswordField hint={PASSWORD_RULE} isNew />
      </AccountForm>
    </AccountLayout>
  );
}

/** Why a registration failed, as shown to the user (spec 1 §8). */
function registrationFailure(error: unknown): Failure {
  if (!(error instanceof Error)) {
    return { text: t.registrationUnexpected, toast: t.registrationFailed };
  }
  if (error instanceof AppError && error.reason === 'EMAIL_TAKEN') return { text: t.emailTaken, toast: t.emailTaken };
  if (error instanceof AppError && error.messages.length > 0) {
    return { text: friendlyMessages(error).join(' '), toast: t.registrationFailed };
  }
  return { text: error.message || t.unexpectedAgain, toast: t.registrationFailed };
}

/**
 * Registers a user and signs them in (spec 1 §4). If the account was created but signing in failed, goes to the sign-in
 * screen, since registering again would only say that the email exists. Throws what the registration throws, and Error
 * if the sign-in returns no token.
 */
function useRegister(): (credentials: Login) => Promise<void> {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (credentials) => {
    await register(credentials);
    noteRegistration(true);
    try {
      await signIn(credentials);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw new Error(t.invalidRegistration, { cause });
      const notice = t.accountCreated;
      navigate(paths.login, { replace: true, state: { ...state, email: credentials.email, notice } });
    }
  };
}

/** Registers, with a solved puzzle if too many registrations come from the user's network. */
async function register(credentials: Login): Promise<void> {
  const body = { ...credentials, timeZone: browserTimeZone(), language: LANGUAGE };
  try {
    await call('POST /users', { body });
  } catch (error) {
    if (!(error instanceof AppError && error.reason === 'PROOF_REQUIRED')) throw error;
    const [{ puzzle }, { solvePuzzle }] = await Promise.all([
      call('POST /users/puzzle', { body: { email: credentials.email } }),
      import('./solve-puzzle.ts'),
    ]);
    await call('POST /users', { body: { ...body, proof: await solvePuzzle(puzzle) } });
  }
}
