import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { ownMessages } from '#web/lib/errors/own-messages.ts';
import { useSession } from '#web/lib/session/session.ts';
import type { Failure } from './account-form.tsx';
import { credentialsIn, emailIn, textIn } from './credentials.ts';
import { t } from './texts.en.ts';

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

/** Messages of a failed sign-in by HTTP status (spec 1 §8). */
const FAILURES: Readonly<Record<number, Failure>> = {
  0: { text: t.noConnection },
  400: { text: t.invalidRequest },
  401: { text: t.wrongPassword },
  403: { text: t.noPermission },
  404: {
    text: t.userNotFound,
    toast: t.registerFirst,
  },
  423: { text: t.locked },
  500: { text: t.serverError },
};

/** Why a sign-in failed, as shown to the user: by status, otherwise, as for a suspended business, its own message. */
function signInFailure(error: unknown): Failure {
  if (error instanceof AppError && error.issues.some(({ path }) => path === 'code')) return { text: t.wrongCode };
  const isKnown = error instanceof AppError && error.reason !== 'BUSINESS_SUSPENDED';
  const byStatus = isKnown ? FAILURES[error.status] : undefined;
  return byStatus ?? { text: ownMessage(error) || t.unexpected };
}

/** What the error says of itself, without the texts of gateways, such as "Service Unavailable". */
function ownMessage(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : '';
  return ownMessages(error).join(' ');
}
