/** The look of a part of the card about an estimate's state. */
export const PART_STYLE = 'mt-4 grid gap-2 border-line border-t pt-4';
/** The look of a link in such a part. */
export const LINK_STYLE = 'wrap-anywhere rounded-sm font-medium text-accent hover:underline';
