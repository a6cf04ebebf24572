import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { useSession } from '#web/lib/session/session.ts';
import { credentialsIn, emailIn, textIn } from './credentials.ts';
import type { Failure } from './failure.ts';
import { signInFailure } from './sign-in-errors.ts';

/** Signs in with a form's values. `codeFor` is the email that also needs a code. */
export function useSignIn() {
  const session = useSession();
  const [codeFor, setCodeFor] = useState<string>();
  const submit = async (form: FormData): Promise<Failure | undefined> => {
    const code = textIn(form, 'code');
    try {
      await session.signIn({ ...credentialsIn(form), ...(code && { code }) });
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'CODE_REQUIRED') return signInFailure(error);
      setCodeFor(emailIn(form));
    }
    return undefined;
  };
  return { codeFor, submit };
}
