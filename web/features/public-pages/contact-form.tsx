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
import { type ContactEditing, type ContactOutcome, useContactForm } from './use-contact-form.ts';

/** The contact form (spec 1 §4): sends once at a time, and keeps its content until sent. */
export function ContactForm() {
  const editing = useContactForm();
  return (
    <form className="flex flex-col gap-6" noValidate onSubmit={editing.onSubmit}>
      <LeaveGuard when={editing.isDirty} />
      <fieldset className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2" disabled={editing.isBusy}>
        <legend className="sr-only">Your message</legend>
        <TextField autoComplete="name" editing={editing} label="Name" name="name" required />
        <TextField autoComplete="email" editing={editing} label="Email" name="email" required inputMode="email" />
        <TextField autoComplete="tel" editing={editing} label="Phone" name="phone" type="tel" />
        <TextField autoComplete="organization" editing={editing} label="Company" name="company" />
        <TextField
          autoComplete="off"
          className="sm:col-span-2"
          editing={editing}
          label="Subject"
          name="subject"
          required
        />
        <Field className="sm:col-span-2" error={editing.errorOf('message')} label="Message" required>
          <Textarea {...editing.form.register('message')} className="min-h-40" placeholder="How can we help?" />
        </Field>
        <Honeypot ref={editing.honeypot} />
      </fieldset>
      <ContactResult outcome={editing.outcome} />
      <Button busy={editing.isBusy} busyLabel="Sending..." className="sm:self-start" size="lg" type="submit">
        <Send aria-hidden="true" />
        Send Message
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
      labelEnd={!required && <span className="text-muted text-xs">Optional</span>}
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
      <Notice title="Thank you, your message is on its way." tone="success">
        <p className="wrap-anywhere">We will reply to {outcome.email}, usually within one business day.</p>
      </Notice>
    );
  }
  const { hasProblems } = outcome;
  return (
    <Notice title="Failed to send message. Please try again." tone="danger">
      {outcome.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        {hasProblems ? 'Please check the marked fields.' : 'Your message is still here. You can also write to '}
        {!hasProblems && (
          <>
            <a className="font-medium underline underline-offset-4 wrap-anywhere" href={`mailto:${SUPPORT_EMAIL}`}>
              {SUPPORT_EMAIL}
            </a>
            .
          </>
        )}
      </p>
    </Notice>
  );
}
