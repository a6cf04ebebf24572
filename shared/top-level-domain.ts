/** The countries' domains of two letters, by their first one (IANA, 2026-11). */
const COUNTRIES =
  'a[cdefgilmoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]';

/** The longer ones that most addresses and most fraud use. */
const GENERIC =
  'com|net|org|info|biz|name|pro|mobi|edu|gov|mil|int|quebec|africa|asia|example|test|online|site|website|web|store|shop|top|xyz|club|vip|icu|app|dev|page|pages|blog|cloud|tech|space|host|link|click|live|life|world|today|zone|email|help|support|center|company|group|team|services|solutions|digital|media|agency|network|news|work|works|art|design|studio|finance|money|bank|credit|loan|tax|cash|bond|zip|mov|sbs|cfd|cyou|buzz|fun|lol|wiki|quest|rest|monster|beauty|cam';

/**
 * A pattern of the last part of a web address, as opposed to the name in "J.Smith": known ones, and those in another
 * script.
 */
export const TOP_LEVEL_DOMAIN = `${COUNTRIES}|${GENERIC}|xn--[a-z0-9-]+|(?:(?!\\p{Script=Latin})\\p{L}){2,}`;
