import { Send } from 'lucide-react';
import type { Ref } from 'react';
import { SUPPORT_EMAIL } from '#web/lib/errors/support.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import type { ContactForm as ContactValues } from './contact-rules.ts';
import { t } from './texts.en.tsx';
import { type ContactEditing, type ContactOutcome, useContactForm } from './use-contact-form.ts';

/** The contact form (spec 1 §4): sends once at a time, and keeps its content until sent. */
export function ContactForm() {
  const editing = useContactForm();
  return (
    <form className="flex flex-col gap-6" noValidate onSubmit={editing.onSubmit}>
      <LeaveGuard when={editing.isDirty} />
      <fieldset className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2" disabled={editing.isBusy}>
        <legend className="sr-only">{t.yourMessage}</legend>
        <TextField autoComplete="name" editing={editing} label={t.name} name="name" required />
        <TextField autoComplete="email" editing={editing} label={t.email} name="email" required inputMode="email" />
        <TextField autoComplete="tel" editing={editing} label={t.phone} name="phone" type="tel" />
        <TextField autoComplete="organization" editing={editing} label={t.company} name="company" />
        <TextField
          autoComplete="off"
          className="sm:col-span-2"
          editing={editing}
          label={t.subject}
          name="subject"
          required
        />
        <Field className="sm:col-span-2" error={editing.errorOf('message')} label={t.message} required>
          <Textarea {...editing.form.register('message')} className="min-h-40" placeholder={t.messageExample} />
        </Field>
        <Honeypot ref={editing.honeypot} />
      </fieldset>
      <ContactResult outcome={editing.outcome} />
      <Button busy={editing.isBusy} busyLabel={t.sending} className="sm:self-start" size="lg" type="submit">
        <Send aria-hidden="true" />
        {t.send}
      </Button>
    </form>
  );
}

type TextFieldProps = {
  editing: ContactEditing;
  name: keyof ContactValues;
  label: string;
  autoComplete: string;
  type?: 'text' | 'tel';
  inputMode?: 'email';
  required?: boolean;
  className?: string;
};

function TextField({ editing, name, label, required = false, className, ...input }: TextFieldProps) {
  return (
    <Field
      className={className ?? ''}
      error={editing.errorOf(name)}
      label={label}
      labelEnd={!required && <span className="text-muted text-xs">{t.optional}</span>}
      required={required}
    >
      <Input {...editing.form.register(name)} {...input} />
    </Field>
  );
}

/** A field that only bots see and fill in; such messages are not delivered. */
function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        name="website"
        ref={ref}
        tabIndex={-1}
        type="text"
      />
    </div>
  );
}

/** The result of the last attempt, shown until the next one. */
function ContactResult({ outcome }: { outcome: ContactOutcome | undefined }) {
  if (!outcome) return null;
  if (outcome.status === 'sent') {
    return (
      <Notice title={t.onItsWay} tone="success">
        <p className="wrap-anywhere">{t.willReply({ email: outcome.email })}</p>
      </Notice>
    );
  }
  return (
    <Notice title={t.notSent} tone="danger">
      {outcome.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{outcome.hasProblems ? t.checkFields : t.stillHere({ address: <SupportAddress /> })}</p>
    </Notice>
  );
}

function SupportAddress() {
  return (
    <a className="font-medium underline underline-offset-4 wrap-anywhere" href={`mailto:${SUPPORT_EMAIL}`}>
      {SUPPORT_EMAIL}
    </a>
  );
}
