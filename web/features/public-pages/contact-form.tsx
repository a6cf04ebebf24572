import { Send } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import type { ContactField } from './contact-fields.ts';
import { ContactResult } from './contact-result.tsx';
import { type ContactForm as Form, useContactForm } from './use-contact-form.ts';

/** The contact form (spec 1 §4): sends once at a time, and keeps its content until sent. */
export function ContactForm() {
  const element = useRef<HTMLFormElement>(null);
  const form = useContactForm(element);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit(String(new FormData(event.currentTarget).get('website') ?? ''));
  };
  return (
    <form className="flex flex-col gap-6" noValidate onSubmit={onSubmit} ref={element}>
      <LeaveGuard when={form.hasChanges} />
      <fieldset className="grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2" disabled={form.isBusy}>
        <legend className="sr-only">Your message</legend>
        <TextField autoComplete="name" form={form} label="Name" name="name" required />
        <TextField autoComplete="email" form={form} label="Email" name="email" required type="email" />
        <TextField autoComplete="tel" form={form} label="Phone" name="phone" type="tel" />
        <TextField autoComplete="organization" form={form} label="Company" name="company" />
        <TextField autoComplete="off" className="sm:col-span-2" form={form} label="Subject" name="subject" required />
        <Field className="sm:col-span-2" error={form.problems.message} label="Message" required>
          <Textarea {...controlOf(form, 'message')} className="min-h-40" placeholder="How can we help?" />
        </Field>
        <Honeypot />
      </fieldset>
      <ContactResult outcome={form.outcome} />
      <Button busy={form.isBusy} busyLabel="Sending..." className="sm:self-start" size="lg" type="submit">
        <Send aria-hidden="true" />
        Send Message
      </Button>
    </form>
  );
}

type TextFieldProps = {
  form: Form;
  name: ContactField;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  className?: string;
};

function TextField({ form, name, label, autoComplete, type = 'text', required = false, className }: TextFieldProps) {
  return (
    <Field
      className={className ?? ''}
      error={form.problems[name]}
      label={label}
      labelEnd={!required && <span className="text-muted text-xs">Optional</span>}
      required={required}
    >
      <Input {...controlOf(form, name)} autoComplete={autoComplete} type={type} />
    </Field>
  );
}

function controlOf({ values, change }: Form, name: ContactField) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(name, target.value);
  return { name, value: values[name], onChange };
}

/** A honeypot that only robots see and fill in; such a message is not delivered. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input autoComplete="off" data-1p-ignore data-lpignore="true" name="website" tabIndex={-1} type="text" />
    </div>
  );
}
