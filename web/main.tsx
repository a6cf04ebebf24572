import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeOver } from '#web/app/language-switch.ts';
import { keepInput, ROOT_ID } from '#web/app/prerendered-root.ts';
import { Providers } from '#web/app/providers.tsx';
import { Router } from '#web/app/router.tsx';
import { keepPresses } from './lib/browser/keep-presses.ts';
import { leavesForLanguage } from './lib/browser/site-language.ts';
import { watchPointer } from './lib/browser/watch-pointer.ts';
import { logUncaught } from './lib/errors/error-log.ts';
import { watchHistory } from './lib/records/unsaved-work.ts';
import { sessionStore } from './lib/session/current-session.ts';
import { showToasts } from './ui/feedback/show-toasts.tsx';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('index.html has no element with the id root');

if (!leavesForLanguage()) start(root);

function start(element: HTMLElement): void {
  logUncaught();
  showToasts();
  watchPointer();
  keepPresses();
  watchHistory();
  const app = (
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>
  );
  keepInput(element, takeOver());
  if (isAsPrerendered(element)) {
    hydrateRoot(element, app);
  } else {
    element.replaceChildren();
    createRoot(element).render(app);
  }
}

/** Whether the HTML matches this visit: no session, no navigation state, and the page's parameter if it has one. */
function isAsPrerendered(element: HTMLElement): boolean {
  const state: { usr?: unknown } | null = history.state;
  const { parameter } = element.dataset;
  const isComplete = !parameter || Boolean(new URLSearchParams(location.search).get(parameter)?.trim());
  return element.hasChildNodes() && isComplete && sessionStore.snapshot().state === 'none' && !state?.usr;
}
