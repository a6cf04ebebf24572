/** Days for which an owner can cancel the deletion of their business. */
export const DELETION_DAYS = 14;
