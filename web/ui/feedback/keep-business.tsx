import { useBusinessDeletion } from '#web/lib/queries/business.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from './failure-toast.ts';
import { toast } from './toast.ts';

/** Cancels the scheduled deletion of the user's business. */
export function KeepBusiness() {
  const { keep } = useBusinessDeletion();
  const onKeep = async () => {
    try {
      await keep();
      toast.success('Your business will not be deleted');
    } catch (error) {
      showRefusal(error, 'Failed to keep your business. Please try again.');
    }
  };
  return (
    <Button busyLabel="Keeping..." onClick={onKeep} variant="secondary">
      Keep business
    </Button>
  );
}
