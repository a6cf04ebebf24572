import { type FormEvent, useRef, useState } from 'react';
import type { ContactMessage } from '#shared/contact/schema.ts';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { CONTACT_RULES, type ContactForm, EMPTY_CONTACT } from './contact-rules.ts';
import { t } from './texts.en.tsx';

/** The result of the last attempt: sent, with the address for the reply, or failed, with the reasons no field shows. */
export type ContactOutcome =
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'failed'; readonly hasProblems: boolean; readonly reasons: readonly string[] };

/** The form state passed to the contact form's fields. */
export type ContactEditing = ReturnType<typeof useContactForm>;

/**
 * The contact form (spec 1 §4). Name and email of a signed-in user are prefilled; the input is cleared only once sent.
 */
export function useContactForm() {
  const [outcome, setOutcome] = useState<ContactOutcome>();
  // Bots fill it in without an event.
  const honeypot = useRef<HTMLInputElement>(null);
  const send = async (message: ContactMessage) => {
    const website = honeypot.current?.value;
    try {
      await call('POST /contact', { body: { ...message, ...(website && { website }) } });
      forget();
      setOutcome({ status: 'sent', email: message.email });
      toast.success(t.messageSent);
    } catch (error) {
      const unplaced = showIssues(error);
      const hasProblems = error instanceof AppError && error.issues.length > unplaced.length;
      setOutcome({ status: 'failed', hasProblems, reasons: hasProblems ? unplaced : reasonsOf(error) });
    }
  };
  const { forget, showIssues, onSubmit, ...editing } = useCheckedForm({
    rules: CONTACT_RULES,
    values: usePrefilledValues(),
    onValid: send,
  });
  return {
    ...editing,
    outcome,
    /** A field hidden from people. */
    honeypot,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      setOutcome(undefined);
      onSubmit(event);
    },
  };
}

/** Prefilled values of a signed-in user. */
function usePrefilledValues(): ContactForm {
  const session = useSession();
  if (session.status !== 'authenticated') return EMPTY_CONTACT;
  const { email, profile } = session.user;
  return { ...EMPTY_CONTACT, name: `${profile.firstName} ${profile.lastName}`.trim(), email };
}

/** Why a message was not sent; empty for server errors. */
function reasonsOf(error: unknown): readonly string[] {
  return error instanceof AppError && error.status < 500 ? knownReasons(error) : [];
}
