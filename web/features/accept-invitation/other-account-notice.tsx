import { useSession } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Says that someone other than the invited person is signed in on this browser. */
export function OtherAccountNotice({ invitee }: { invitee: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { email } = session.user;
  if (email.toLowerCase() === invitee.toLowerCase()) return null;
  return (
    <Notice className="mt-5 wrap-anywhere" title={`You are signed in as ${email}`} tone="warning">
      <p>This invitation is for {invitee}. Accepting or rejecting it affects that account, not yours.</p>
    </Notice>
  );
}
