import { InviteEmployeeDialog } from './invite-employee-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { RemoveEmployeeDialog } from './remove-employee-dialog.tsx';

type EmployeeDialogsProps = { dialog: OpenDialog; onClose: () => void };

/** The open dialog. */
export function EmployeeDialogs({ dialog, onClose }: EmployeeDialogsProps) {
  if (dialog.kind === 'invite') return <InviteEmployeeDialog onClose={onClose} />;
  return <RemoveEmployeeDialog employee={dialog.employee} onClose={onClose} />;
}
