import { ContactMessage } from '#shared/contact/schema.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';

/** The fields of the contact form in their order (spec 1 §3). */
export type ContactForm = Record<Exclude<keyof ContactMessage, 'website'>, string>;

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

/** The rules for a message; optional fields are sent only if filled in. */
export const CONTACT_RULES: FormRules<ContactForm, ContactMessage> = {
  schema: ContactMessage,
  toInput: ({ phone, company, ...required }) => ({
    ...required,
    ...(phone.trim() && { phone }),
    ...(company.trim() && { company }),
  }),
};
