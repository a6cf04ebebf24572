import { clsx } from 'clsx';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasJustRegistered, noteRegistration } from '#web/lib/session/just-registered.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { t } from './texts.en.tsx';

type ConfirmEmailProps = {
  /** Says what confirming unlocks. */
  children: ReactNode;
  /** On phones, a single line whose button opens the rest; open after a registration, with the focus. */
  isCompact?: boolean;
};

/** Asks for the mailed code and says what it unlocks; renders nothing once the email is confirmed. */
export function ConfirmEmail({ children, isCompact = false }: ConfirmEmailProps) {
  const { email, emailVerified, pendingEmail = email } = useUser();
  const [isOpen, setIsOpen] = useState(() => isCompact && hasJustRegistered());
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    noteRegistration(false);
    section.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (emailVerified) return null;
  const isFolded = isCompact && !isOpen;
  return (
    <section
      aria-label={t.confirmYourEmail}
      className={clsx(
        'flex gap-3 rounded-md bg-blue-soft px-4 text-sm',
        isFolded ? 'max-sm:items-center max-sm:py-2 sm:py-3.5' : 'py-3.5',
      )}
      ref={section}
    >
      <MailCheck aria-hidden="true" className={clsx('size-4 shrink-0 text-blue', isFolded ? 'sm:mt-0.5' : 'mt-0.5')} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold">{t.confirmYourEmail}</p>
          <p className={clsx('mt-0.5 max-w-prose text-pretty wrap-anywhere', isFolded && 'max-sm:hidden')}>
            {t.enterCodeSentTo({ email: <strong className="font-semibold">{pendingEmail}</strong> })} {children}
          </p>
        </div>
        <EmailCodeForm className={clsx(isFolded && 'max-sm:hidden')} />
      </div>
      {isFolded && (
        <Button className="sm:hidden" onClick={() => setIsOpen(true)} size="sm" variant="secondary">
          {t.enterCode}
        </Button>
      )}
    </section>
  );
}
