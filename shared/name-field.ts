import { line, requiredLine, text } from './text-field.ts';

/** One issue is enough, so this is only checked if the other rules hold. */
const NO_ADDRESS = { error: 'noAddress', when: ({ issues }: { issues: unknown[] }) => issues.length === 0 };

/**
 * A name that is shown to strangers in messages, such as a person's, a company's or a customer's: one line without a
 * web or email address. A bare domain is allowed, as in "Amazon.com Inc.".
 */
export const name = (max: number) => line(max).refine(hasNoAddress, NO_ADDRESS);

/** Like `name`, but not empty. */
export const requiredName = (max: number) => requiredLine(max).refine(hasNoAddress, NO_ADDRESS);

/** A message to strangers: text of several lines, not empty, without a web or email address. */
export const message = (max: number) => text(max).min(1).refine(hasNoAddress, NO_ADDRESS);

/**
 * A name for the body of a message. Mail programs turn `studio.ca` into a link, but not with an invisible word joiner
 * in it.
 */
export function withoutAutoLinks(shown: string): string {
  return shown.replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '.\u2060');
}

const ADDRESSES = [
  // A scheme, even on its own.
  /:\/\/|https?:/i,
  /(?<![\p{L}\p{N}])www\.\S/iu,
  // A domain with a path, a query or a fragment.
  /[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?(?:\/|[?#]\S)/u,
  /[^\s@]@[^\s@]+\.\p{L}/u,
];
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function hasNoAddress(typed: string): boolean {
  return !hasAddress(typed);
}

/** Whether a text contains a web or email address, which must not be sent to strangers. */
export function hasAddress(typed: string): boolean {
  const read = typed.normalize('NFKC').replace(INVISIBLE, '').replaceAll('。', '.');
  return ADDRESSES.some((address) => address.test(read));
}
