import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import type { SessionUser } from '#shared/user/schema.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { SITE_ROOT } from '#web/lib/locale/language.en.ts';
import { paths } from '#web/lib/paths.ts';
import { hasLostWorkInChange } from '#web/lib/session/current-business.ts';
import { hasRole, useSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { LanguageWatch } from './language-watch.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { SessionProvider } from './session.tsx';
import { t } from './texts.en.ts';

type ProvidersProps = {
  children: ReactNode;
  /** By default the one that follows the browser's address. */
  router?: ComponentType<{ children: ReactNode }>;
};

/** Providers for all screens: queries, session and router. */
export function Providers({ children, router: Router = SiteRouter }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Router>
          <BusinessWatch />
          <LanguageWatch />
          <RouteErrorBoundary>{children}</RouteErrorBoundary>
        </Router>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The router of the site in this language. */
function SiteRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter basename={SITE_ROOT}>{children}</BrowserRouter>;
}

const CHANNEL = 'business';

/** When the signed-in user moves to another business: goes to the home screen, says so and notifies other tabs. */
function BusinessWatch() {
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : null;
  const seen = useRef<SessionUser | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const onUser = useEffectEvent((now: SessionUser) => {
    const before = seen.current;
    seen.current = now;
    const hasMoved = before?.id === now.id && before.businessId !== now.businessId;
    // The invitation screen shows its own message.
    if (!hasMoved || pathname === paths.acceptInvitation) return;
    void navigate(paths.home, { replace: true });
    toast.info(newWorkplace(now), {
      description: hasLostWorkInChange() ? t.changesLost : t.allBelongs,
    });
  });
  const onOtherTab = useEffectEvent((now: Pick<SessionUser, 'id' | 'businessId'>) => {
    if (user?.id === now.id && user.businessId !== now.businessId) void session.refreshUser();
  });

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
  return hasRole(user, ['EMPLOYEE']) ? t.nowInAnother : t.nowInYourOwn;
}
