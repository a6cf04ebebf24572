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

/** Area codes of Canada's provinces and territories, from the same source. */
const CANADIAN_CODES: ReadonlySet<string> = new Set([
  ...['403', '587', '780', '825', '368', '236', '250', '257', '604', '672', '778', '204', '431', '584', '428', '506'],
  ...['709', '879', '782', '902', '226', '249', '289', '343', '365', '382', '416', '437', '519', '548', '613', '647'],
  ...['683', '705', '742', '753', '807', '905', '942', '263', '354', '367', '418', '438', '450', '468', '514', '579'],
  ...['581', '819', '873', '306', '474', '639', '867'],
]);

/**
 * Why no SMS may be sent to a number in E.164 form; undefined if one may. `smsNumber`: the number is no regular one;
 * `smsCountry`: the operator has not set up its country. `destinations` are countries and prefixes, as
 * `smsDestinations` returns them.
 */
export function smsObstacle(number: string, destinations: readonly string[]): 'smsNumber' | 'smsCountry' | undefined {
  if (destinations.some((prefix) => number.startsWith(prefix))) return undefined;
  if (!number.startsWith('+1')) return 'smsCountry';
  const [, area = '', exchange = ''] = /^\+1([2-9]\d\d)([2-9]\d\d)\d{4}$/.exec(number) ?? [];
  if (!area || REFUSED_CODES.has(area) || exchange === PREMIUM_EXCHANGE) return 'smsNumber';
  return destinations.includes(CANADIAN_CODES.has(area) ? 'CA' : 'US') ? undefined : 'smsCountry';
}

/** Parses the operator's setting: `CA`, `US` and prefixes of other numbers, such as `CA, +44, +1876`. */
export function smsDestinations(setting: string): string[] {
  return setting
    .split(',')
    .map((destination) => destination.trim())
    .filter(Boolean);
}
