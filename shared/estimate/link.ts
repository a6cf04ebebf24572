/** What the link of a sent version names: `/estimate/<businessId>-<id>-<version>`. */
export type EstimateLink = { readonly businessId: string; readonly id: string; readonly version: number };

const LINK = /^([0-9A-Za-z]+)-([0-9A-Za-z]+)-([1-9]\d{0,5})$/;

/** The id in the link of a version; its random part has 128 bits, so that it cannot be guessed. */
export function toEstimateLink({ businessId, id, version }: EstimateLink): string {
  return `${businessId}-${id}-${version}`;
}

/** The parts of the id in a link; null if it is none. */
export function readEstimateLink(link: string): EstimateLink | null {
  const [, businessId, id, version] = LINK.exec(link) ?? [];
  return businessId && id && version ? { businessId, id, version: Number(version) } : null;
}
