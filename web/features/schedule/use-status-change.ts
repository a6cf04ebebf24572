import type { Appointment } from '#shared/appointment/schema.ts';
import { useAppointmentMutations } from '#web/lib/queries/appointments.ts';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/** The statuses that a user can set. */
export type NextStatus = 'confirmed' | 'cancelled';

/** Changes the status of an appointment; `run` resolves to whether it was changed. */
export function useStatusChange({ id }: Pick<Appointment, 'id'>) {
  const { update } = useAppointmentMutations();
  const run = async (status: NextStatus, { notify }: { notify: boolean }): Promise<boolean> => {
    if (!(await isDone(update.mutateAsync({ id, status, ...(notify && { notify }) }), t.notUpdated))) return false;
    toast.success(t.updated);
    return true;
  };
  return { run, isPending: update.isPending };
}
