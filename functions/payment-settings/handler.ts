import { type Caller, membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { paymentSettingsRoutes } from '#shared/api/payment-settings.ts';
import * as settings from './payment-settings.ts';
import { paymentSettingsStore } from './store.ts';

const table = openTable();
const storeOf = (caller: Caller) => paymentSettingsStore(table, caller.businessId);

export const handler = serve(paymentSettingsRoutes, membersIn(table), {
  get: ({ caller, params }) => settings.readPaymentSettings(storeOf(caller), caller, params.userId),
  create: ({ caller, body }) => settings.createPaymentSettings(storeOf(caller), caller, body, new Date()),
  update: ({ caller, params, body }) =>
    settings.changePaymentSettings({
      store: storeOf(caller),
      caller,
      userId: params.userId,
      update: body,
      now: new Date(),
    }),
});
