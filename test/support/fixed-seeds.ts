import fc from 'fast-check';

// The same examples in every run of `npm test`, so that it passes or fails for a change; others with `test:long`.
if (!process.env.LONG_TESTS) fc.configureGlobal({ seed: 20_260_101 });
