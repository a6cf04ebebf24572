import { expect } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import { declareAction, missingEntry, withAudit } from '#functions/domain/audit/audited-call.ts';
import { type BusinessRecord, businessesIn } from '#functions/domain/people/businesses.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import type { AccountStanding, CardPayments } from '#functions/services/card-payments.ts';
import { readStatus, startConnecting } from '#functions/stripe/connection.ts';
import { readOptions, setOptions } from '#functions/stripe/options.ts';
import { connectionStore } from '#functions/stripe/store.ts';
import type { PaymentOptionsInput } from '#shared/api/stripe.ts';
import { aCaller } from './a-caller.ts';

export const CONNECTED = { paymentIntegrationEnabled: true, stripeAccountId: 'acct', stripeConnected: true };
export const CARDS_ONLY: AccountStanding = { state: 'active', takesDebits: false };
export const DEBITS_TOO: AccountStanding = { state: 'active', takesDebits: true };

type Payments = Pick<
  CardPayments,
  'accountStanding' | 'createAccount' | 'accountLink' | 'requestDebits' | 'expireAllCheckouts'
>;

type Given = {
  readonly fields?: Partial<BusinessRecord>;
  /** How the provider has its account; an error if it cannot be read. */
  readonly standing?: AccountStanding | Error;
  /** The table that its calls use, in place of the one that it is stored in. */
  readonly on?: Table;
};

/** A business and its account at the provider; `asked` lists what the provider was asked. */
export async function aStripeAccount(table: Table, { fields = CONNECTED, standing = CARDS_ONLY, on = table }: Given) {
  const id = newId();
  await table.transact({ business: putNew({ id, paymentIntegrationEnabled: false, ...fields, ...businessKey(id) }) });
  const asked: string[] = [];
  const provider = { standing, failure: undefined as Error | undefined };
  const answer = async (what: string) => {
    asked.push(what);
    if (provider.failure) throw provider.failure;
  };
  const payments: Payments = {
    async accountStanding() {
      asked.push('standing');
      if (provider.standing instanceof Error) throw provider.standing;
      return provider.standing;
    },
    async createAccount() {
      await answer('create');
      return 'acct_new';
    },
    async accountLink(accountId) {
      await answer(`link ${accountId}`);
      return 'https://connect.example.com';
    },
    requestDebits: (accountId) => answer(`request ${accountId}`),
    expireAllCheckouts: (accountId, businessId, only) =>
      answer(`expire ${accountId} ${businessId === id ? 'its' : 'other'} ${only}`),
  };
  const businesses = businessesIn(on);
  const dependencies = {
    ...{ businesses, store: connectionStore(on), payments, siteUrl: 'https://example.com' },
    outbox: outboxOn<AccountMail>({ add: async () => undefined }),
  };
  const caller = aCaller({ businessId: id });
  return {
    provider,
    asked,
    read: () => readOptions(dependencies, caller),
    status: () => readStatus(dependencies, caller),
    connect: () => startConnecting(dependencies, { caller, client: {}, now: new Date() }),
    /** As the call does it, which leaves no entry of the activity log to be written. */
    change: (options: PaymentOptionsInput) =>
      withAudit({}, async () => {
        declareAction({ action: 'card-account.options', businessId: id });
        const changed = await setOptions(dependencies, caller, options);
        expect(missingEntry()).toBe(null);
        return changed;
      }),
    stored: () => businessesIn(table).find(id),
    log: () => auditLogIn(table, id).read({ limit: 10 }),
  };
}
