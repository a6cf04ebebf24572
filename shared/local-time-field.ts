import * as z from 'zod';

/**
 * A time on the clocks of a business, `yyyy-MM-ddTHH:mm`, and its zone's name then: "Mountain Standard Time". Only the
 * server computes it (`localTimeIn`): a browser may have outdated time zone data, and would show another time than the
 * one emailed.
 */
export const LocalTime = z.object({ time: z.string(), zone: z.object({ en: z.string(), fr: z.string() }) });
export type LocalTime = z.infer<typeof LocalTime>;
