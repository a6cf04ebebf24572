import * as z from 'zod';
import { NewPassword } from '#shared/auth/schema.ts';
import { email } from '#shared/text-field.ts';
import { EMPLOYMENT_ROLES } from '#shared/user/roles.ts';
import { PersonLanguage } from '#shared/user/schema.ts';

/** The status of an invitation; EXPIRED if not answered within seven days. */
export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** A person as shown in employees and invitations; names they did not enter are empty. */
export const Invitee = z.object({
  email: z.string(),
  profile: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }),
});
export type Invitee = z.infer<typeof Invitee>;

/** A person invited to a business, who may be working there (spec 2 §3); `createdAt` is a timestamp. */
export const Employee = z.object({
  id: z.string(),
  createdAt: z.string(),
  role: z.enum(EMPLOYMENT_ROLES),
  user: Invitee,
  invitation: z.object({ status: z.enum(INVITATION_STATUSES) }).optional(),
});
export type Employee = z.infer<typeof Employee>;

/** An invitation: the email of an existing account (spec 2 §5), and as what; by default as an employee. */
export const EmployeeInput = z.strictObject({ email: email(), role: z.enum(EMPLOYMENT_ROLES).optional() });
export type EmployeeInput = z.infer<typeof EmployeeInput>;

/**
 * Accepts an invitation; the body is absent unless the account needs a new password. `language` is then that of the
 * account, which keeps its own otherwise.
 */
export const InvitationAcceptance = z
  .strictObject({ password: NewPassword.optional(), language: PersonLanguage.optional() })
  .nullable()
  .transform((body) => body ?? {});

/**
 * An invitation as its token shows it (spec 2 §3). `needsPassword`: the account's email is unconfirmed, so accepting
 * sets a new password and deletes everything previously entered.
 */
export const Invitation = z.object({
  needsPassword: z.boolean(),
  status: z.enum(INVITATION_STATUSES),
  role: z.enum(EMPLOYMENT_ROLES),
  company: z.object({ name: z.string(), website: z.string().optional() }),
  employee: z.object({ user: Invitee }),
});
export type Invitation = z.infer<typeof Invitation>;
