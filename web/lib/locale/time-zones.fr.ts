/** Canada's main zones from west to east, with their everyday names. */
export const CANADIAN_ZONES: Readonly<Record<string, string>> = {
  'America/Vancouver': 'Heure du Pacifique (Vancouver, Victoria)',
  'America/Whitehorse': 'Heure du Yukon (Whitehorse)',
  'America/Edmonton': 'Heure des Rocheuses (Calgary, Edmonton, Yellowknife)',
  'America/Regina': 'Heure de la Saskatchewan (Regina, Saskatoon)',
  'America/Winnipeg': 'Heure du Centre (Winnipeg)',
  'America/Toronto': 'Heure de l’Est (Toronto, Ottawa, Montréal)',
  'America/Iqaluit': 'Heure de l’Est (Iqaluit)',
  'America/Halifax': 'Heure de l’Atlantique (Halifax, Charlottetown)',
  'America/Moncton': 'Heure de l’Atlantique (Moncton, Fredericton)',
  'America/Goose_Bay': 'Heure de l’Atlantique (Labrador)',
  'America/St_Johns': 'Heure de Terre-Neuve (St. John’s)',
};

/** The time of a place within a sentence: "heure des Rocheuses", "heure locale (New York)". */
export const timeOf = (place: string) =>
  place.startsWith('Heure ') ? `h${place.slice(1)}` : `heure locale (${place})`;
