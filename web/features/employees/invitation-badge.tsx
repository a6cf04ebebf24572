import type { Employee, InvitationStatus } from '#shared/employee/schema.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** The colour and the word of each state of an invitation (spec 2 §4). */
const STATES: Readonly<Record<InvitationStatus, { tone: Tone; label: string }>> = {
  PENDING: { tone: 'grey', label: 'Pending' },
  ACCEPTED: { tone: 'green', label: 'Accepted' },
  REJECTED: { tone: 'red', label: 'Rejected' },
  EXPIRED: { tone: 'red', label: 'Expired' },
};

/** How the invitation of an employee stands. */
export function InvitationBadge({ invitation }: Pick<Employee, 'invitation'>) {
  const { tone, label } = invitation ? STATES[invitation.status] : { tone: 'grey' as const, label: 'No Invitation' };
  return <Badge tone={tone}>{label}</Badge>;
}
