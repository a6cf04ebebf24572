/** What the files of an estimate go by; without an id, what those of all estimates of a business start with. */
export const estimateFiles = (businessId: string, id = '') => `${businessId}-${id}`;
