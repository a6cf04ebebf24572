import * as z from 'zod';
import { ContactMessage } from '#shared/contact/schema.ts';
import { ACCOUNT_CHANGES } from '#shared/locale/account-changes.ts';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { EMPLOYMENT_ROLES } from '#shared/user/roles.ts';

const ordered = {
  /** Its own id: an email that is delivered twice is sent once. */
  id: z.string(),
  /** When its cause happened, as an ISO timestamp. */
  sentAt: z.string(),
};
const toAccount = { ...ordered, to: z.string() };
/** For an address that is no account's, or not yet: the language of its person, English if absent. */
const language = z.exactOptional(z.enum(LANGUAGES));
const toOwner = { ...ordered, businessId: z.string() };
/** Where a change came from. */
const client = z.object({ address: z.exactOptional(z.string()), device: z.exactOptional(z.string()) });

/** The code and the link that prove an address; `sealed` is both, sealed for this email. */
const Verification = z.object({ ...toAccount, kind: z.literal('VERIFICATION'), language, sealed: z.string() });

/** Sent in its place to an address that has an account. */
const AddressInUse = z.object({ ...toAccount, kind: z.literal('ADDRESS_IN_USE') });

/** Tells the old address that the account has another. */
const EmailChanged = z.object({ ...toAccount, kind: z.literal('EMAIL_CHANGED'), language });

/** A link to choose a new password, made when it is sent, if the address has an account. */
const PasswordReset = z.object({ ...toAccount, kind: z.literal('PASSWORD_RESET') });

/** An invitation to work for a business; `sealed` is the token of its link, sealed for this email. */
const Invitation = z.object({
  ...toAccount,
  kind: z.literal('INVITATION'),
  businessId: z.string(),
  inviterId: z.string(),
  /** What they are invited as; absent for an employee. */
  role: z.exactOptional(z.enum(EMPLOYMENT_ROLES)),
  sealed: z.string(),
});

/** Tells a user of a sensitive change. */
const AccountNotice = z.object({
  ...toOwner,
  kind: z.literal('ACCOUNT_NOTICE'),
  /** The owner of the business unless given. */
  to: z.exactOptional(z.string()),
  change: z.enum(ACCOUNT_CHANGES),
  /** The email of the employee that it concerns. */
  employee: z.exactOptional(z.string()),
  client,
});

/** Tells the owner when their business will be deleted, as they just asked. */
const DeletionScheduled = z.object({
  ...toOwner,
  kind: z.literal('DELETION_SCHEDULED'),
  to: z.string(),
  deletesAt: z.string(),
  client,
});

const DeletionReminder = z.object({ ...toOwner, kind: z.literal('DELETION_REMINDER'), deletesAt: z.string() });
const BusinessDeleted = z.object({ ...toAccount, kind: z.literal('BUSINESS_DELETED'), language });
const CardsAllowed = z.object({ ...toOwner, kind: z.literal('CARDS_ALLOWED') });
const CardsDeclined = z.object({
  ...toOwner,
  kind: z.literal('CARDS_DECLINED'),
  /** As the administrator wrote it. */
  reason: z.exactOptional(z.string()),
});
const BusinessSuspended = z.object({ ...toOwner, kind: z.literal('BUSINESS_SUSPENDED') });
const BusinessRestored = z.object({ ...toOwner, kind: z.literal('BUSINESS_RESTORED') });
const ExportReady = z.object({ ...toOwner, kind: z.literal('EXPORT_READY') });

/** A message of the contact form, to support. */
const Contact = z.object({ ...ordered, kind: z.literal('CONTACT'), message: ContactMessage });

/** An email of the product to a person about their account, or to support. */
export const AccountMail = z.discriminatedUnion('kind', [
  Verification,
  AddressInUse,
  EmailChanged,
  PasswordReset,
  Invitation,
  AccountNotice,
  DeletionScheduled,
  DeletionReminder,
  BusinessDeleted,
  CardsAllowed,
  CardsDeclined,
  BusinessSuspended,
  BusinessRestored,
  ExportReady,
  Contact,
]);
export type AccountMail = z.infer<typeof AccountMail>;

/** An account mail of a kind. */
export type AccountMailOf<Kind extends AccountMail['kind']> = Extract<AccountMail, { kind: Kind }>;

/** When the business of the examples is deleted. */
export const EXAMPLE_DELETION = '2026-01-19T17:30:00Z';

/** The business of the examples that may not take cards. */
export const EXAMPLE_WITHOUT_CARDS = 'example-without-cards';

/** The business of the examples that is suspended. */
export const EXAMPLE_SUSPENDED = 'example-suspended';

/** Of each kind, emails to preview to someone of a language. */
export function accountExamples(language: Language): {
  readonly [Kind in AccountMail['kind']]: readonly AccountMailOf<Kind>[];
} {
  const told = { id: 'example', sentAt: '2026-01-05T17:30:00Z' };
  const [mail, ofOwner] = [
    { ...told, to: 'kim@example.com' },
    { ...told, businessId: 'example' },
  ];
  const withoutCards = { ...told, businessId: EXAMPLE_WITHOUT_CARDS };
  const client = {
    address: '192.0.2.7',
    device: 'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  };
  const deletesAt = EXAMPLE_DELETION;
  const message = 'Hello,\n\ncan my customers get their invoices in French?';
  return {
    VERIFICATION: [{ ...mail, kind: 'VERIFICATION', language, sealed: '{"code":"123456","token":"example"}' }],
    ADDRESS_IN_USE: [{ ...mail, kind: 'ADDRESS_IN_USE' }],
    EMAIL_CHANGED: [{ ...mail, kind: 'EMAIL_CHANGED', language }],
    PASSWORD_RESET: [{ ...mail, kind: 'PASSWORD_RESET' }],
    INVITATION: EMPLOYMENT_ROLES.map((role) => ({
      ...{ ...mail, ...ofOwner, role, kind: 'INVITATION', inviterId: 'example', sealed: 'example' },
    })),
    ACCOUNT_NOTICE: [
      { ...ofOwner, kind: 'ACCOUNT_NOTICE', change: 'PASSWORD_CHANGED', client },
      { ...ofOwner, kind: 'ACCOUNT_NOTICE', change: 'EMPLOYEE_REMOVED', employee: 'sam@example.com', client: {} },
    ],
    DELETION_SCHEDULED: [{ ...mail, ...ofOwner, kind: 'DELETION_SCHEDULED', deletesAt, client }],
    DELETION_REMINDER: [{ ...ofOwner, kind: 'DELETION_REMINDER', deletesAt }],
    BUSINESS_DELETED: [{ ...mail, kind: 'BUSINESS_DELETED', language }],
    CARDS_ALLOWED: [{ ...ofOwner, kind: 'CARDS_ALLOWED' }],
    CARDS_DECLINED: [
      { ...withoutCards, kind: 'CARDS_DECLINED', reason: REASONS[language] },
      { ...withoutCards, kind: 'CARDS_DECLINED' },
    ],
    BUSINESS_SUSPENDED: [{ ...told, businessId: EXAMPLE_SUSPENDED, kind: 'BUSINESS_SUSPENDED' }],
    BUSINESS_RESTORED: [{ ...ofOwner, kind: 'BUSINESS_RESTORED' }],
    EXPORT_READY: [{ ...ofOwner, kind: 'EXPORT_READY' }],
    CONTACT: [
      { ...told, kind: 'CONTACT', message: { name: 'Zoë Tremblay', email: mail.to, subject: 'French', message } },
    ],
  };
}

/** What an administrator may write in each language. */
const REASONS: Readonly<Record<Language, string>> = {
  en: 'Please add the address of your business first.',
  fr: 'Ajoutez d’abord l’adresse de votre entreprise.',
};
