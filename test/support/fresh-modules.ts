import { afterAll, vi } from 'vitest';

// A worker keeps packages across files; the product's own modules are loaded anew, with the file's mocks.
vi.resetModules();

// The clock and the globals that a file replaces are its own.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
