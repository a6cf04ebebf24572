import type { AuditLog } from '#functions/domain/audit/audit-log.ts';
import type { Activity } from '#shared/activity/schema.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { isBankNumber, MAX_SHOWN } from '#shared/payment-settings/masked-details.ts';

/**
 * A log as the accountant of its business reads it: without addresses and devices, as employees see the history of an
 * invoice, and with no more of a bank number than they see elsewhere (decision S47).
 */
export function forAccountant({ read }: Pick<AuditLog, 'read'>): Pick<AuditLog, 'read'> {
  return { read: async (range) => (await read(range)).map(asAccountantSees) };
}

function asAccountantSees({ address: _address, device: _device, changes, ...entry }: Activity): Activity {
  return {
    ...entry,
    changes: changes.map(({ field, from, to }) => {
      if (!isBankNumber(field)) return { field, ...(from && { from }), ...(to && { to }) };
      return { field, ...(from && { from: shortened(from) }), ...(to && { to: shortened(to) }) };
    }),
  };
}

function shortened(value: RecordedValue): RecordedValue {
  return value.kind === 'tail' ? { ...value, tail: value.tail.slice(-MAX_SHOWN) } : value;
}
