/** Set-up of every test in `web`: Testing Library's default timeout is too short for a busy machine. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
