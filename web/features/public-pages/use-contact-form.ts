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

/** How the last try ended: sent, with the address to which the answer will come, or not. */
export type ContactOutcome =
  | { readonly status: 'sent'; readonly email: string }
  | ({ readonly status: 'failed' } & ContactRefusal);

/** The contact form as its parts see it. */
export type ContactForm = ReturnType<typeof useContactForm>;

const EMPTY: ContactValues = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

/**
 * The contact form's state (spec 1 §4). Name and e-mail of a signed-in person stand there until something else is typed;
 * what was typed goes away only when it was sent.
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

/** What stands in the fields: what was typed, elsewhere what is known of the person. */
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

/** What is known of the person before they type. */
function useKnownValues(): ContactValues {
  const session = useSession();
  if (session.status !== 'authenticated') return EMPTY;
  const { email, profile } = session.user;
  return { ...EMPTY, name: `${profile.firstName} ${profile.lastName}`.trim(), email };
}

/** Moves the focus once to the field that the answered ref names, as soon as the form can take it. */
function useFieldFocus(form: RefObject<HTMLFormElement | null>, isBusy: boolean): RefObject<ContactField | null> {
  const wanted = useRef<ContactField | null>(null);
  useEffect(() => {
    if (isBusy || !wanted.current) return;
    form.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return wanted;
}
