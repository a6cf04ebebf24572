/** A province or territory, with the time zone in which most of its people live. */
type Place = {
  readonly en: string;
  readonly fr: string;
  /** IANA time zone. */
  readonly timeZone: string;
  /** The letters its postal codes can start with. */
  readonly postal: string;
  /** Other ways people write it, as `folded` returns them. */
  readonly spellings: readonly string[];
};

/** The provinces and territories by their postal abbreviation, from west to east. */
export const PROVINCES = {
  BC: place('British Columbia', 'Colombie-Britannique', 'America/Vancouver', 'V', ['cb']),
  AB: place('Alberta', 'Alberta', 'America/Edmonton', 'T', ['alb', 'alta']),
  SK: place('Saskatchewan', 'Saskatchewan', 'America/Regina', 'S', ['sask']),
  MB: place('Manitoba', 'Manitoba', 'America/Winnipeg', 'R', ['man']),
  ON: place('Ontario', 'Ontario', 'America/Toronto', 'KLMNP', ['ont']),
  QC: place('Québec', 'Québec', 'America/Toronto', 'GHJ', ['que', 'pq', 'provinceofquebec', 'provincedequebec']),
  NB: place('New Brunswick', 'Nouveau-Brunswick', 'America/Moncton', 'E', []),
  NS: place('Nova Scotia', 'Nouvelle-Écosse', 'America/Halifax', 'B', ['né']),
  PE: place('Prince Edward Island', 'Île-du-Prince-Édouard', 'America/Halifax', 'C', ['pei', 'ipe']),
  NL: place('Newfoundland and Labrador', 'Terre-Neuve-et-Labrador', 'America/St_Johns', 'A', [
    'nf',
    'nfld',
    'tnl',
    'newfoundland',
    'newfoundlandlabrador',
    'terreneuve',
  ]),
  YT: place('Yukon', 'Yukon', 'America/Whitehorse', 'Y', ['yk', 'yn', 'yuk', 'yukonterritory']),
  NT: place('Northwest Territories', 'Territoires du Nord-Ouest', 'America/Edmonton', 'X', [
    'nwt',
    'tno',
    'northwestterritory',
  ]),
  NU: place('Nunavut', 'Nunavut', 'America/Iqaluit', 'X', ['nvt', 'nun']),
} as const satisfies Record<string, Place>;

export type ProvinceCode = keyof typeof PROVINCES;
export const PROVINCE_CODES = Object.keys(PROVINCES) as [ProvinceCode, ...ProvinceCode[]];

/** The province for a text: its code, its name in either language or a common spelling, such as "Qc" or "Que." */
export function provinceOf(text: string | undefined): ProvinceCode | undefined {
  // Accents are tried first: "N.-É." is Nova Scotia, "NE" may be Nebraska.
  return BY_SPELLING.get(compact(text)) ?? BY_SPELLING.get(folded(text));
}

/**
 * Whether an address is in Canada: its country names Canada, or is empty and its province is a Canadian one. Undefined
 * if neither says.
 */
export function isInCanada({ country, province }: { country?: string | undefined; province?: string | undefined }) {
  const named = folded(country);
  if (named) return named === 'canada' || named === 'ca' || named === 'can';
  return provinceOf(province) ? true : undefined;
}

/** The province of an address as it is stored: its code if it is recognized and in Canada, otherwise as typed. */
export function storedProvince<Typed extends string | undefined>(address: {
  country?: string | undefined;
  province: Typed;
}): Typed | ProvinceCode {
  return (isInCanada(address) && provinceOf(address.province)) || address.province;
}

function place(en: string, fr: string, timeZone: string, postal: string, spellings: readonly string[]): Place {
  return { en, fr, timeZone, postal, spellings };
}

const BY_SPELLING: ReadonlyMap<string, ProvinceCode> = new Map(
  PROVINCE_CODES.flatMap((code) => {
    const { en, fr, spellings } = PROVINCES[code];
    const written = [...[code, en, fr].map(folded), ...spellings];
    return written.map((spelling): [string, ProvinceCode] => [spelling, code]);
  }),
);

/** A text in lower case with dots, spaces, hyphens and other punctuation removed. */
function compact(text = ''): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The same without accents. */
function folded(text = ''): string {
  return compact(text).normalize('NFD').replace(/\p{M}/gu, '');
}
