import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { afterAll, afterEach, beforeEach } from 'vitest';

// One window for all files of a worker, since packages keep references to the first one.
if (!GlobalRegistrator.isRegistered) GlobalRegistrator.register({ url: 'http://localhost:3000' });
const { cleanup, configure } = await import('@testing-library/react');
const React = await import('react');

// React's development build records a stack with each element for its warnings, a fifth of these tests' CPU time. It
// stops at a limit that it resets every second; here, the limit is always reached.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
  configurable: true,
});

// Testing Library's default timeout is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library does this only in the first file of a worker.
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
