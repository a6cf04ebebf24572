import { ADMITTED } from '#shared/api/route.ts';

/** Everyone who sees the documents of a business. */
export const READERS = ADMITTED.reader;
/** Those who make them: all but an accountant. */
export const MEMBERS = ADMITTED.member;
/** Those who see the reports and the activity log of a business. */
export const BOOKS = ADMITTED.books;
/** Those who may change a business's settings: not the people it invited (spec 1 §6). */
export const OWNERS = ADMITTED.owner;
/** Those who manage all accounts (spec 1 §6). */
export const ADMINS = ADMITTED.admin;
