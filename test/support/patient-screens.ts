/** Set up before every unit test: one with a document waits for its screen longer than the library does by itself. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
