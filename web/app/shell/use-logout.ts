import { useSession } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast.ts';

/** Ends the session; tells the person when that failed. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useSession();
  return () => signOut().catch(() => toast.error('Logout failed. Please try again.'));
}
