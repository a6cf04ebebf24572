import { vi } from 'vitest';

// A worker that runs many files keeps their packages; the product's own modules start anew, with the file's mocks.
vi.resetModules();
