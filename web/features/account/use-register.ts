import { useLocation, useNavigate } from 'react-router-dom';
import type { Login } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { browserTimeZone } from '#web/lib/browser/time-zone.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Registers a user and signs them in (spec 1 §4). If the account was created but signing in failed, goes to the sign-in
 * screen, since registering again would only say that the email exists. Throws what the registration throws, and Error
 * if the sign-in returns no token.
 */
export function useRegister(): (credentials: Login) => Promise<void> {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (credentials) => {
    await register(credentials);
    try {
      await signIn(credentials);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw new Error('Invalid registration response', { cause });
      const notice = 'Your account was created. Please sign in.';
      navigate(paths.login, { replace: true, state: { ...state, email: credentials.email, notice } });
    }
  };
}

/** Registers, with a solved puzzle if too many registrations come from the user's network. */
async function register(credentials: Login): Promise<void> {
  const body = { ...credentials, timeZone: browserTimeZone() };
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
