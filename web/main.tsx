import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { acceptInput, ROOT_ID } from '#web/app/prerendered-root.ts';
import { Providers } from '#web/app/providers.tsx';
import { Router } from '#web/app/router.tsx';
import { logUncaught } from './lib/errors/error-log.ts';
import { watchHistory } from './lib/records/unsaved-work.ts';
import { sessionStore } from './lib/session/current-session.ts';
import { showToasts } from './ui/feedback/show-toasts.tsx';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('index.html has no element with the id root');

logUncaught();
showToasts();
watchHistory();
const app = (
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>
);
if (isAsPrerendered(root)) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  acceptInput();
  createRoot(root).render(app);
}

/** Whether the HTML matches this visit: no session, and no navigation state. */
function isAsPrerendered(element: HTMLElement): boolean {
  const state: { usr?: unknown } | null = history.state;
  return element.hasChildNodes() && sessionStore.snapshot().state === 'none' && !state?.usr;
}
