import { invalidRequest } from '#shared/invalid-request.ts';
import { toInternationalPhone } from '#shared/phone-number.ts';
import { smsObstacle } from '#shared/sms-number.ts';

type Addressed = {
  /** The number as the caller sent it, and as the document has it. */
  readonly phoneNumber: string;
  readonly billingPhone: string | undefined;
  /** Additional number prefixes that the operator allows. */
  readonly destinations: readonly string[];
};

/**
 * The international number of a document's recipient. Throws INVALID_REQUEST for one that is invalid, not the document's
 * or not allowed for SMS.
 */
export function smsRecipient({ phoneNumber, billingPhone, destinations }: Addressed): string {
  const recipient = toInternationalPhone(phoneNumber);
  if (!recipient) throw invalidRequest([{ path: 'phoneNumber', rule: 'phone' }]);
  if (recipient !== toInternationalPhone(billingPhone ?? '')) {
    throw invalidRequest([{ path: 'phoneNumber', rule: 'recipient' }]);
  }
  const rule = smsObstacle(recipient, destinations);
  if (rule) throw invalidRequest([{ path: 'phoneNumber', rule }]);
  return recipient;
}
