/** Canada's main zones from west to east, with their everyday names. */
export const CANADIAN_ZONES: Readonly<Record<string, string>> = {
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

/** The time of a place within a sentence: "Mountain time", "New York time". */
export const timeOf = (place: string) => `${place} time`;
