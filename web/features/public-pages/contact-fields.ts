import type { ContactMessage } from '#shared/contact/schema.ts';
import { AppError } from '#shared/errors.ts';
import { fieldText, friendlyMessage } from '#web/lib/errors/friendly-messages.ts';

/** The form's fields in order (spec 1 §3), and the required ones with their names. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const;
const REQUIRED = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
/** The problems of the fields, in words for people. */
export type ContactProblems = Readonly<Partial<Record<ContactField, string>>>;

/** The problems to fix before sending; empty if there are none. */
export function contactProblems(values: ContactValues): ContactProblems {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const [field, label] of Object.entries(REQUIRED) as [keyof typeof REQUIRED, string][]) {
    if (!values[field].trim()) problems[field] = `${label} is required`;
  }
  if (!problems.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim())) {
    problems.email = 'Please enter a valid email address';
  }
  return problems;
}

/** The message for the server; `website` is the honeypot's content, which people leave empty. */
export function toContactMessage(values: ContactValues, website: string): ContactMessage {
  const [phone, company] = [values.phone.trim(), values.company.trim()];
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    subject: values.subject.trim(),
    message: values.message.trim(),
    ...(phone && { phone }),
    ...(company && { company }),
    ...(website && { website }),
  };
}

/** Why a message was not sent: the server's messages by field, the rest as sentences. */
export type ContactRefusal = { readonly problems: ContactProblems; readonly reasons: readonly string[] };

/** Reads a failed call. Details of a server failure are not shown. */
export function contactRefusal(error: unknown): ContactRefusal {
  if (!(error instanceof AppError) || error.status >= 500) return { problems: {}, reasons: [] };
  const problems: Partial<Record<ContactField, string>> = {};
  const reasons: string[] = [];
  for (const issue of error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path);
    if (field) problems[field] ??= fieldText(issue);
  }
  if (error.issues.length === 0)
    reasons.push(...error.messages.map(friendlyMessage).filter((text) => text !== UNKNOWN));
  return { problems, reasons };
}

const UNKNOWN = friendlyMessage('');
