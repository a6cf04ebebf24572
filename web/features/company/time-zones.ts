/** An option of the time zone select. */
export type ZoneChoice = { readonly id: string; readonly label: string };

/** Canada's main zones from west to east, with their everyday names. */
const CANADIAN: Readonly<Record<string, string>> = {
  'America/Vancouver': 'Pacific (Vancouver, Victoria)',
  'America/Whitehorse': 'Yukon (Whitehorse)',
  'America/Edmonton': 'Mountain (Calgary, Edmonton, Yellowknife)',
  'America/Regina': 'Saskatchewan (Regina, Saskatoon)',
  'America/Winnipeg': 'Central (Winnipeg)',
  'America/Toronto': 'Eastern (Toronto, Ottawa, Montréal)',
  'America/Iqaluit': 'Eastern (Iqaluit)',
  'America/Halifax': 'Atlantic (Halifax, Charlottetown)',
  'America/Moncton': 'Atlantic (Moncton, Fredericton)',
  'America/Goose_Bay': 'Atlantic (Labrador)',
  'America/St_Johns': 'Newfoundland (St. John’s)',
};

/** The Canadian zones with their current offset. */
export function canadianZones(now: Date): ZoneChoice[] {
  return Object.entries(CANADIAN).map(([id, name]) => ({ id, label: `${name}, ${offsetOf(id, now)}` }));
}

/** The browser's other zones, plus `chosen` if it is in neither list. */
export function otherZones(chosen: string): ZoneChoice[] {
  const others = Intl.supportedValuesOf('timeZone').filter((id) => !(id in CANADIAN));
  const isListed = chosen in CANADIAN || others.includes(chosen);
  return [...(isListed ? [] : [chosen]), ...others].map((id) => ({ id, label: id.replaceAll('_', ' ') }));
}

/** The offset of a zone, such as "UTC−3:30". */
function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}
