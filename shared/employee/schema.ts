import * as z from 'zod';
import { email } from '#shared/text-field.ts';

/** The status of an invitation; one not answered within seven days is EXPIRED. */
export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** A person as employees and invitations show them; empty texts where they entered no name. */
export const Invitee = z.object({
  email: z.string(),
  profile: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }),
});
export type Invitee = z.infer<typeof Invitee>;

/** Somebody who was invited to work in a business, and may be working there (spec 2 §3); `createdAt` is an instant. */
export const Employee = z.object({
  id: z.string(),
  createdAt: z.string(),
  user: Invitee,
  invitation: z.object({ status: z.enum(INVITATION_STATUSES) }).optional(),
});
export type Employee = z.infer<typeof Employee>;

/** Whom to invite: the e-mail of an account (spec 2 §5). */
export const EmployeeInput = z.strictObject({ email: email() });
export type EmployeeInput = z.infer<typeof EmployeeInput>;

/** What the holder of an invitation's token sees (spec 2 §3). */
export const Invitation = z.object({
  status: z.enum(INVITATION_STATUSES),
  company: z.object({ name: z.string(), website: z.string().optional() }),
  employee: z.object({ user: Invitee }),
});
export type Invitation = z.infer<typeof Invitation>;
