import type { Employee, InvitationStatus } from '#shared/employee/schema.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.ts';

/** Colour and label of each invitation status (spec 2 §4). */
const STATES: Readonly<Record<InvitationStatus, { tone: Tone; label: string }>> = {
  PENDING: { tone: 'grey', label: t.statuses.PENDING },
  ACCEPTED: { tone: 'green', label: t.statuses.ACCEPTED },
  REJECTED: { tone: 'red', label: t.statuses.REJECTED },
  EXPIRED: { tone: 'red', label: t.statuses.EXPIRED },
};

/** The status of an employee's invitation. */
export function InvitationBadge({ invitation }: Pick<Employee, 'invitation'>) {
  if (!invitation) return <Badge tone="grey">{t.noInvitation}</Badge>;
  const { status } = invitation;
  // A newer server may send a status that this page does not know.
  const { tone, label } = Object.hasOwn(STATES, status)
    ? STATES[status]
    : { tone: 'red' as const, label: String(status) };
  return <Badge tone={tone}>{label}</Badge>;
}
