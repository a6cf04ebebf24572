import * as z from 'zod';

/** Version of a new record, and of one stored before records had versions. */
export const FIRST_VERSION = 1;

/** Version of a record, incremented by every change. */
export const Version = z.int().min(FIRST_VERSION);
