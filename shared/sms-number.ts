/**
 * Area codes under +1 outside Canada and the fifty states. SMS there cost several times as much, and recipients can
 * earn a share of the fee. Source: NANPA, area codes in service (nanpa.com, 2026-11).
 */
const ISLANDS = {
  Anguilla: ['264'],
  'Antigua and Barbuda': ['268'],
  Bahamas: ['242'],
  Barbados: ['246'],
  Bermuda: ['441'],
  'British Virgin Islands': ['284'],
  'Cayman Islands': ['345'],
  Dominica: ['767'],
  'Dominican Republic': ['809', '829', '849'],
  Grenada: ['473'],
  Jamaica: ['658', '876'],
  Montserrat: ['664'],
  'Puerto Rico': ['787', '939'],
  'Saint Kitts and Nevis': ['869'],
  'Saint Lucia': ['758'],
  'Saint Vincent and the Grenadines': ['784'],
  'Sint Maarten': ['721'],
  'Trinidad and Tobago': ['868'],
  'Turks and Caicos Islands': ['649'],
  'United States Virgin Islands': ['340'],
  'American Samoa': ['684'],
  Guam: ['671'],
  'Northern Mariana Islands': ['670'],
} as const;

/** Non-geographic area codes, from the same source. */
const WITHOUT_PLACE = {
  premium: ['900'],
  'toll-free': [
    '800',
    '822',
    '833',
    '844',
    '855',
    '866',
    '877',
    '880',
    '881',
    '882',
    '883',
    '884',
    '885',
    '886',
    '887',
    '888',
    '889',
  ],
  personal: [
    '500',
    '521',
    '522',
    '523',
    '524',
    '525',
    '526',
    '527',
    '528',
    '529',
    '532',
    '533',
    '544',
    '566',
    '577',
    '588',
  ],
  'Canadian services': ['600', '622', '633', '644', '655', '677', '688'],
  'carriers and government': ['700', '710'],
  'service codes': ['211', '311', '411', '511', '611', '711', '811', '911'],
} as const;

const REFUSED_CODES: ReadonlySet<string> = new Set([...Object.values(ISLANDS), ...Object.values(WITHOUT_PLACE)].flat());
/** The premium exchange of every area code. */
const PREMIUM_EXCHANGE = '976';

/**
 * Whether an SMS may be sent to a number in E.164 form: to regular numbers in Canada and the United States, and to
 * those that start with one of the operator's `prefixes`.
 */
export function canBeTexted(number: string, prefixes: readonly string[] = []): boolean {
  if (prefixes.some((prefix) => number.startsWith(prefix))) return true;
  const [, area = '', exchange = ''] = /^\+1([2-9]\d\d)([2-9]\d\d)\d{4}$/.exec(number) ?? [];
  return area !== '' && !REFUSED_CODES.has(area) && exchange !== PREMIUM_EXCHANGE;
}

/** Parses the operator's comma-separated prefixes, such as `+44, +1876`. */
export function smsPrefixes(setting: string): string[] {
  return setting
    .split(',')
    .map((prefix) => prefix.trim())
    .filter(Boolean);
}
