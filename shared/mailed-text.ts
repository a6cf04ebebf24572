import { isOtherwiseValid, line, requiredLine, requiredText, text } from './text-field.ts';

/** Every country-code top-level domain (IANA, 2026-11): for each first letter, the second ones that are in use. */
const COUNTRIES =
  'a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]';

/** The longer ones that most addresses and most fraud use. */
const GENERIC =
  'com|net|org|info|biz|name|pro|mobi|edu|gov|mil|int|quebec|africa|asia|example|test|online|site|website|web|store|shop|top|xyz|club|vip|icu|app|dev|page|pages|blog|cloud|tech|space|host|link|click|live|life|world|today|zone|email|help|support|center|company|group|team|services|solutions|digital|media|agency|network|news|work|works|art|design|studio|finance|money|bank|credit|loan|tax|cash|bond|zip|mov|sbs|cfd|cyou|buzz|fun|lol|wiki|quest|rest|monster|beauty|cam';

/**
 * A pattern of the last part of a web address, as opposed to the name in "J.Smith": known ones, and those in another
 * script.
 */
const TOP_LEVEL_DOMAIN = `${COUNTRIES}|${GENERIC}|xn--[a-z0-9-]+|(?:(?!\\p{Script=Latin})\\p{L}){2,}`;

const NO_ADDRESS = { error: 'noAddress', when: isOtherwiseValid };

/**
 * A line that messages show to strangers, such as a name, a street or a reference: without a web or email address. A
 * bare domain is allowed, as in "Amazon.com Inc.".
 */
export const mailedLine = (max: number) => line(max).refine(hasNoAddress, NO_ADDRESS);

/** Like `mailedLine`, but not empty. */
export const requiredMailedLine = (max: number) => requiredLine(max).refine(hasNoAddress, NO_ADDRESS);

/** A street address of one or more lines, as printed, without empty ones; like `mailedLine` otherwise. */
export const street = (max: number) => text(max).overwrite(tidyLines).refine(hasNoAddress, NO_ADDRESS);

function tidyLines(typed: string): string {
  const lines = typed.split(/\r\n?|\n/).map((each) => each.trim());
  return lines.filter(Boolean).join('\n');
}

/** A message to strangers: text of one or more lines without a web or email address; may be empty. */
export const mailedText = (max: number) => text(max).refine(hasNoAddress, NO_ADDRESS);

/** Like `mailedText`, but not empty. */
export const requiredMailedText = (max: number) => requiredText(max).refine(hasNoAddress, NO_ADDRESS);

/** An invisible character at which mail programs and phones stop reading an address. */
const JOINER = '\u2060';

/**
 * A text for the body of a message, in which mail programs and phones find nothing to link: schemes, `www.`, domains
 * and email addresses are split by an invisible word joiner. Those in `addresses` stay whole.
 */
export function withoutAutoLinks(shown: string, [whole, ...others]: readonly string[] = []): string {
  if (whole)
    return shown
      .split(whole)
      .map((part) => withoutAutoLinks(part, others))
      .join(whole);
  return shown
    .replace(/:(?=\/\/)/g, `:${JOINER}`)
    .replace(/(?<![\p{L}\p{N}])(www)\./giu, `$1${JOINER}.`)
    .replace(/(?<=[^\s\u2060])@(?=[^\s\u2060])/gu, `${JOINER}@${JOINER}`)
    .replace(/(?<=\S)([.。．｡])(?=\p{L}{2})/gu, `$1${JOINER}`);
}

const ADDRESSES = [
  // A scheme, even on its own.
  /:\/\/|https?:/i,
  /(?<![\p{L}\p{N}])www\.\S/iu,
  // A domain with a path, a query or a fragment, but no initials as in "J.Smith/ABC Dental".
  new RegExp(`[^\\s.]\\.(?:${TOP_LEVEL_DOMAIN})\\.?(?::\\d+)?(?:/|[?#]\\S)`, 'iu'),
  /[^\s@]@[^\s@]+\.\p{L}/u,
];
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether a text has no web or email address; a bare domain is none. */
export function hasNoAddress(typed: string): boolean {
  const read = typed.normalize('NFKC').replace(INVISIBLE, '').replaceAll('。', '.');
  return !ADDRESSES.some((address) => address.test(read));
}
