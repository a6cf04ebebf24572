import { paths } from '#web/app/paths.ts';

/** The address at which a saved invoice is seen and paid (spec 1 §1). */
export function paymentLink(id: string): string {
  return `${location.origin}${paths.pay(id)}`;
}
