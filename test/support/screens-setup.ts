import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { afterAll, afterEach, beforeEach } from 'vitest';

// One window for all files of a worker, as packages keep what they find in the first one.
if (!GlobalRegistrator.isRegistered) GlobalRegistrator.register({ url: 'http://localhost:3000' });
const { cleanup, configure } = await import('@testing-library/react');

// Testing Library's default timeout is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library does this itself in the first file that a worker runs, not in the others.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(cleanup);

afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
