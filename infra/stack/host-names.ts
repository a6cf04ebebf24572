import type { StageConfig } from './config.ts';

/** The domain of an email address. */
export function mailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}

/** Whether a host name is in a zone, such as `app.example.ca` in `example.ca`. */
export function isWithin(name: string, zone: string): boolean {
  return name === zone || name.endsWith(`.${zone}`);
}

/**
 * The name of the hosted zone: as set, or else the sender's domain if the site is within it, or else the site's.
 * Undefined without a hosted zone.
 */
export function zoneName({
  domain,
  fromAddress,
  hostedZoneId,
  hostedZoneName,
}: Pick<StageConfig, 'domain' | 'fromAddress' | 'hostedZoneId' | 'hostedZoneName'>): string | undefined {
  if (!hostedZoneId) return undefined;
  const sender = fromAddress && mailDomain(fromAddress);
  return hostedZoneName ?? (domain && !(sender && isWithin(domain, sender)) ? domain : sender);
}
