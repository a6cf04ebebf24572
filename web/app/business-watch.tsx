import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionUser } from '#shared/user/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { beganWithBusinessChange, hasLostWorkInChange } from '#web/lib/session/current-business.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { isOwner, useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.ts';

const CHANNEL = 'business';

/** When the signed-in user moves to another business: goes to the home screen, says so and notifies other tabs. */
export function BusinessWatch() {
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : null;
  const hasMoved = useRef(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const onStatus = useEffectEvent((status: typeof session.status) => {
    const isMoving = status === 'loading' && beganWithBusinessChange(sessionStore.snapshot().generation);
    // The invitation screen shows its own message.
    if (isMoving && pathname !== paths.acceptInvitation) {
      hasMoved.current = true;
      // At once: no screen may open with the new business's data and then be left.
      void navigate(paths.home, { replace: true });
    }
    if (status === 'anonymous') hasMoved.current = false;
  });
  const onUser = useEffectEvent((now: SessionUser) => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    toast.info(newWorkplace(now), { description: hasLostWorkInChange() ? t.changesLost : t.allBelongs });
  });
  const onOtherTab = useEffectEvent((now: Pick<SessionUser, 'id' | 'businessId'>) => {
    if (user?.id === now.id && user.businessId !== now.businessId) void session.refreshUser();
  });

  useEffect(() => onStatus(session.status), [session.status]);
  useEffect(() => {
    if (user) onUser(user);
  }, [user]);
  const { id, businessId } = user ?? {};
  useEffect(() => {
    if (!id || !businessId) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => onOtherTab(data);
    channel.postMessage({ id, businessId });
    return () => channel.close();
  }, [id, businessId]);
  return null;
}

function newWorkplace(user: SessionUser): string {
  if (user.businessName) return t.nowIn({ business: user.businessName });
  return isOwner(user) ? t.nowInYourOwn : t.nowInAnother;
}
