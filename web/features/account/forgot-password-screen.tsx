import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Failure } from './account-form.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountLayout } from './account-layout.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { emailIn } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { t } from './texts.en.ts';
import { useHandover } from './use-handover.ts';

/** Requests a link to reset a forgotten password (spec 1 §2.5). */
export default function ForgotPasswordScreen() {
  useDocumentTitle(t.forgotTitle);
  const { email, setEmail, onward } = useHandover();
  const [isSent, setIsSent] = useState(false);
  const onSubmit = async (form: FormData): Promise<Failure | undefined> => {
    setIsSent(false);
    try {
      await call('POST /auth/forgot-password', { body: { email: emailIn(form) } });
    } catch (error) {
      return forgotPasswordFailure(error);
    }
    setEmail('');
    setIsSent(true);
    toast.success(t.instructionsSent);
    return undefined;
  };
  return (
    <AccountLayout pitch={t.pitch} subtitle={t.forgotText} title={t.forgotQuestion}>
      <AccountForm
        busyLabel={t.sending}
        footer={<BackToSignIn state={onward} />}
        notice={isSent && <SentNotice />}
        onSubmit={onSubmit}
        submitLabel={t.sendInstructions}
      >
        <EmailField onChange={setEmail} value={email} />
      </AccountForm>
    </AccountLayout>
  );
}

/** The field is empty again, so the focus moves to the result. */
function SentNotice() {
  return (
    <div className="rounded-md" ref={focusOn} tabIndex={-1}>
      <Notice tone="success">{t.instructionsFollow}</Notice>
    </div>
  );
}

function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** Statuses whose own message says what to do: no connection, an invalid address, too many requests. */
const SELF_EXPLANATORY: ReadonlySet<number> = new Set([0, 400, 429]);

/** Why a reset link could not be requested, as shown to the user (spec 1 §8). */
function forgotPasswordFailure(error: unknown): Failure {
  const status = error instanceof AppError ? error.status : undefined;
  if (status === 404) {
    return { text: t.noUserWithEmail, toast: t.noAccountWithEmail };
  }
  const own = status !== undefined && SELF_EXPLANATORY.has(status) ? knownReasons(error).join(' ') : '';
  return { text: own || t.instructionsNotSent, toast: t.passwordInstructionsNotSent };
}
