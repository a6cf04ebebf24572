/** A postal address; unknown parts are missing or empty. */
export type Address = {
  readonly [Part in 'address' | 'city' | 'province' | 'zip' | 'country']?: string | undefined;
};

/** The lines of an address, omitting unknown parts: street; city, province and postal code; country. */
export function addressLines({ address, city, province, zip, country }: Address): string[] {
  const region = [province, zip].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [address, place, country].flatMap((line) => line || []);
}
