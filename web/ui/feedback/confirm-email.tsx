import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '#web/lib/session/session.ts';
import { EmailCodeForm } from '#web/ui/forms/email-code-form.tsx';

/** Asks for the mailed code and says what it unlocks; renders nothing once the email is confirmed. */
export function ConfirmEmail({ children }: { children: ReactNode }) {
  const { email, emailVerified, pendingEmail = email } = useUser();
  if (emailVerified) return null;
  return (
    <section aria-label="Confirm your email address" className="flex gap-3 rounded-md bg-blue-soft px-4 py-3.5 text-sm">
      <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-blue" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold">Confirm your email address</p>
          <p className="mt-0.5 max-w-prose text-pretty wrap-anywhere">
            Enter the code we sent to <strong className="font-semibold">{pendingEmail}</strong>. {children}
          </p>
        </div>
        <EmailCodeForm />
      </div>
    </section>
  );
}
