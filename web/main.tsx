import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#web/app/providers.tsx';
import { Router } from '#web/app/router.tsx';
import { logUncaught } from './lib/errors/error-log.ts';
import { watchHistory } from './lib/records/unsaved-work.ts';
import { showToasts } from './ui/feedback/show-toasts.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

logUncaught();
showToasts();
watchHistory();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
