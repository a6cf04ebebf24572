import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  type ContactRefusal,
  type ContactValues,
  contactProblems,
  contactRefusal,
  toContactMessage,
} from './contact-fields.ts';

/** The result of the last attempt: sent, with the address for the reply, or not. */
export type ContactOutcome =
  | { readonly status: 'sent'; readonly email: string }
  | ({ readonly status: 'failed' } & ContactRefusal);

/** The contact form as its parts see it. */
export type ContactForm = ReturnType<typeof useContactForm>;

const EMPTY: ContactValues = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

/**
 * State of the contact form (spec 1 §4). Name and e-mail of a signed-in user are prefilled until edited; the input is
 * cleared only once sent.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { values, hasChanges, type, clear } = useContactValues();
  const [problems, setProblems] = useState<ContactProblems>({});
  const [outcome, setOutcome] = useState<ContactOutcome>();

  const showProblems = (found: ContactProblems): boolean => {
    setProblems(found);
    focusWhenIdle.current = CONTACT_FIELDS.find((field) => found[field]) ?? null;
    return focusWhenIdle.current !== null;
  };
  const send = useAction(async (website: string) => {
    try {
      await call('POST /contact', { body: toContactMessage(values, website) });
      clear();
      setOutcome({ status: 'sent', email: values.email.trim() });
      toast.success('Message sent successfully');
    } catch (error) {
      const refusal = contactRefusal(error);
      showProblems(refusal.problems);
      setOutcome({ status: 'failed', ...refusal });
    }
  });
  const focusWhenIdle = useFieldFocus(form, send.isBusy);

  return {
    values,
    problems,
    outcome,
    hasChanges,
    isBusy: send.isBusy,
    change: (field: ContactField, value: string) => {
      type(field, value);
      setProblems(({ [field]: _solved, ...rest }) => rest);
    },
    submit: (website: string) => {
      if (send.isBusy) return;
      setOutcome(undefined);
      if (!showProblems(contactProblems(values))) void send.run(website);
    },
  };
}

/** The values of the fields: as typed, otherwise what is known of the user. */
function useContactValues() {
  const known = useKnownValues();
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const values: ContactValues = { ...known, ...typed };
  return {
    values,
    hasChanges: CONTACT_FIELDS.some((field) => values[field] !== known[field]),
    type: (field: ContactField, value: string) => setTyped((before) => ({ ...before, [field]: value })),
    clear: () => setTyped({}),
  };
}

/** The user's details before they type anything. */
function useKnownValues(): ContactValues {
  const session = useSession();
  if (session.status !== 'authenticated') return EMPTY;
  const { email, profile } = session.user;
  return { ...EMPTY, name: `${profile.firstName} ${profile.lastName}`.trim(), email };
}

/** Focuses the field named in the returned ref, once, as soon as the form is enabled. */
function useFieldFocus(form: RefObject<HTMLFormElement | null>, isBusy: boolean): RefObject<ContactField | null> {
  const wanted = useRef<ContactField | null>(null);
  useEffect(() => {
    if (isBusy || !wanted.current) return;
    form.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return wanted;
}
