import { afterAll, vi } from 'vitest';

// A worker keeps packages across files; the product's own modules are loaded anew, with the file's mocks.
vi.resetModules();

// The clock, the globals and the modules that a file replaces are its own: what it still loads ends with it.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
