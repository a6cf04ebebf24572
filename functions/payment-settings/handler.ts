import { openTable } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { cardRequestsIn } from '#functions/domain/people/card-requests.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { paymentSettingsRoutes } from '#shared/api/payment-settings.ts';
import * as cards from './card-request.ts';
import * as settings from './payment-settings.ts';
import { paymentSettingsStore } from './store.ts';

const table = openTable();
const storeOf = (caller: Caller) => paymentSettingsStore(table, caller.businessId);
const outbox = accountOutbox(table);
const cardDependencies = { businesses: businessesIn(table), requests: cardRequestsIn(table) };
const dependenciesOf = (caller: Caller) => ({ store: storeOf(caller), outbox });

export const handler = serve(paymentSettingsRoutes, membersIn(table), {
  get: ({ caller, params }) => settings.readPaymentSettings(storeOf(caller), caller, params.userId),
  create: ({ caller, body }) =>
    settings.createPaymentSettings(storeOf(caller), { caller, now: new Date(), input: body }),
  update: ({ caller, client, params, body }) =>
    settings.changePaymentSettings(dependenciesOf(caller), {
      caller,
      client,
      now: new Date(),
      userId: params.userId,
      update: body,
    }),
  cardRequest: ({ caller }) => cards.readCardRequest(cardDependencies, caller.businessId),
  askForCards: ({ caller }) => cards.askForCards(cardDependencies, { businessId: caller.businessId, now: new Date() }),
  withdrawCardRequest: ({ caller }) => cards.withdrawCardRequest(cardDependencies, caller.businessId),
});
