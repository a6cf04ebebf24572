import type { Client } from './client.ts';
import { isDataCentre } from './data-centres.ts';

/** User agents of known programs. */
const PROGRAMS = /bot\b|crawl|spider|preview|scan|headless|monitor|canary|python|curl|wget/i;

/** Within this many milliseconds of a message, a visit from a data centre is its recipient's mail scanner. */
const SCAN_MS = 2 * 60_000;

/** Whether a visitor says that it is a program, such as one that makes previews of links. */
export function isProgram({ device = '' }: Client): boolean {
  return PROGRAMS.test(device);
}

/** Whether a visit is that of a mail scanner; `sentAt` are the times at which messages with the link were sent. */
export function isMailScan(
  { address }: Client,
  { sentAt, now }: { readonly sentAt: readonly string[]; readonly now: Date },
): boolean {
  return isDataCentre(address) && sentAt.some((at) => Math.abs(now.getTime() - Date.parse(at)) < SCAN_MS);
}
