import { vi } from 'vitest';

// A worker keeps packages across files; the product's own modules are loaded anew, with the file's mocks.
vi.resetModules();
