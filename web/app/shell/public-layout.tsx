import { useLocation } from 'react-router-dom';
import { MainContent, SkipLink } from './main-content.tsx';
import { OfflineLine } from './offline-line.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { isAccountScreen } from './public-links.ts';

/** The layout around public screens, signed in or not (spec 1 §2.1, §2.9). */
export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <SkipLink />
      <PublicHeader />
      {/* The footer of long pages starts below the window, so that it does not shift once the page has loaded. */}
      <MainContent className={isAccountScreen(pathname) ? undefined : 'min-h-[calc(100dvh-4rem)]'} />
      <PublicFooter />
      {/* At the end of a page, it covers only the footer's last lines. */}
      <OfflineLine className="pointer-events-none fixed inset-x-0 bottom-0 z-20 md:hidden" />
    </div>
  );
}
