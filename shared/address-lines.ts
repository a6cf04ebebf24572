/** A postal address; unknown parts are missing or empty. `address` is the street, in one or more lines. */
export type Address = {
  readonly [Part in 'address' | 'city' | 'province' | 'zip' | 'country']?: string | undefined;
};

/** The lines of an address, omitting unknown parts: the street's; city, province and postal code; country. */
export function addressLines(address: Address, place = placeLine): string[] {
  const street = address.address?.split('\n') ?? [];
  return [...street, place(address), address.country].flatMap((line) => line || []);
}

/** City, province and postal code, as written in English: "Calgary, AB T2P 1G1". */
export function placeLine({ city, province, zip }: Address): string {
  const region = [province, zip].filter(Boolean).join(' ');
  return [city, region].filter(Boolean).join(', ');
}
