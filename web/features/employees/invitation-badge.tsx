import type { Employee, InvitationStatus } from '#shared/employee/schema.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** Colour and label of each invitation status (spec 2 §4). */
const STATES: Readonly<Record<InvitationStatus, { tone: Tone; label: string }>> = {
  PENDING: { tone: 'grey', label: 'Pending' },
  ACCEPTED: { tone: 'green', label: 'Accepted' },
  REJECTED: { tone: 'red', label: 'Rejected' },
  EXPIRED: { tone: 'red', label: 'Expired' },
};

/** The status of an employee's invitation. */
export function InvitationBadge({ invitation }: Pick<Employee, 'invitation'>) {
  if (!invitation) return <Badge tone="grey">No Invitation</Badge>;
  const { status } = invitation;
  // A newer server may send a status that this page does not know.
  const { tone, label } = Object.hasOwn(STATES, status)
    ? STATES[status]
    : { tone: 'red' as const, label: String(status) };
  return <Badge tone={tone}>{label}</Badge>;
}
