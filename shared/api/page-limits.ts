/** The highest page that a list may be asked for. */
export const MAX_PAGE = 1_000_000;

/** The maximum length of a search, in characters. Apart from the schemas: screens use it without zod. */
export const MAX_SEARCH_LENGTH = 200;
