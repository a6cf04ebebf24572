/** Classes of a link in running text. */
export const TEXT_LINK =
  'rounded-sm font-medium text-accent underline decoration-1 underline-offset-4 wrap-anywhere hover:text-accent-strong hover:decoration-2';
