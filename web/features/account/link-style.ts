/** Classes of a link in running text. */
export const LINK_STYLE =
  'rounded-sm font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong hover:decoration-2';
