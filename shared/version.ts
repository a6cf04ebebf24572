import * as z from 'zod';

/** The version of a new record, and of one that was stored before records had versions. */
export const FIRST_VERSION = 1;

/** Which version of a record this is: every change of the record counts it up by one. */
export const Version = z.int().min(FIRST_VERSION);
