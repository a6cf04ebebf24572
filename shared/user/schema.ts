import * as z from 'zod';
import { LANGUAGES } from '#shared/locale/language.ts';
import { mailedLine } from '#shared/mailed-text.ts';
import { CURRENCIES } from '#shared/money.ts';
import { email, line } from '#shared/text-field.ts';
import { Version } from '#shared/version.ts';
import { ASSIGNABLE_ROLES, EMPLOYMENT_ROLES } from './roles.ts';

/** The roles of a user: those of the specification (spec 1 §6), and the accountant of a business, who only reads. */
export const ROLES = [...ASSIGNABLE_ROLES, ...EMPLOYMENT_ROLES] as const;
export type Role = (typeof ROLES)[number];

/**
 * Which notices the owner of a business gets by email: of payments, refunds and disputes, of undelivered emails, and of
 * the day's reminders.
 */
export const Notices = z.strictObject({
  payments: z.boolean(),
  bounces: z.boolean(),
  reminders: z.boolean(),
});
export type Notices = z.infer<typeof Notices>;

/** The language of a person: that of the app and of every email to them. */
export const PersonLanguage = z.enum(LANGUAGES);

/**
 * The user's own details (spec 2 §3). The two card-provider credentials of the specification are always empty: a
 * connected account needs neither.
 */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  preferredCurrency: z.enum(CURRENCIES),
  language: PersonLanguage,
  isProfileCompleted: z.boolean(),
  notices: Notices,
  providerApiKey: z.literal(''),
  providerMerchantId: z.literal(''),
  version: Version,
});
export type Profile = z.infer<typeof Profile>;

/**
 * Changes to the user's own details, conditional on `version` if given; an empty text removes a field. The email must
 * be the account's own.
 */
export const ProfileUpdate = z.strictObject({
  email: email().optional(),
  firstName: mailedLine(100).optional(),
  lastName: mailedLine(100).optional(),
  phone: line(30).optional(),
  preferredCurrency: z.enum(CURRENCIES).optional(),
  language: PersonLanguage.optional(),
  isProfileCompleted: z.boolean().optional(),
  notices: Notices.optional(),
  version: Version.optional(),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/**
 * The signed-in user (spec 1 §3, "Session") and the business they work in. `role` is EMPLOYEE or ACCOUNTANT if the
 * business belongs to someone else; `employeeId` is then their id among its employees. `businessName` is its company's
 * name, absent if it has none; `timeZone` is the zone of its days, `utcOffsetMinutes` how far its clocks are ahead of UTC now.
 * `businessDeletesAt` is when it will be deleted, absent unless its owner scheduled that. `emailVerified` is whether they
 * have confirmed their email; `pendingEmail` is the unconfirmed new address of an email change.
 */
export const SessionUser = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  businessId: z.string(),
  employeeId: z.string().optional(),
  businessName: z.string().optional(),
  timeZone: z.string().optional(),
  utcOffsetMinutes: z.number().optional(),
  businessDeletesAt: z.string().optional(),
  /** When an administrator suspended the business; absent unless it still is. */
  businessSuspendedAt: z.string().optional(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().optional(),
  hasSecondFactor: z.boolean(),
  profile: Profile,
});
export type SessionUser = z.infer<typeof SessionUser>;

/**
 * An account as administrators see it (spec 2 §3); `createdAt` is a timestamp. Whether its business may take cards
 * appears twice, since the specification has it in two places.
 */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ASSIGNABLE_ROLES),
  createdAt: z.string(),
  profile: z.object({ firstName: z.string(), lastName: z.string() }),
  /** The name of their business's company; absent if it has none. */
  businessName: z.string().optional(),
  paymentIntegrationEnabled: z.boolean(),
  paymentSettings: z.object({ paymentIntegrationEnabled: z.boolean() }),
});
export type AdminUser = z.infer<typeof AdminUser>;
