import { membersIn } from '#functions/data/people/members.ts';
import { openTable } from '#functions/data/table/table.ts';
import { serve } from '#functions/http/serve.ts';
import { paymentSettingsRoutes } from '#shared/api/payment-settings.ts';
import * as settings from './payment-settings.ts';
import { paymentSettingsStore } from './store.ts';

const table = openTable();
const store = paymentSettingsStore(table);

export const handler = serve(paymentSettingsRoutes, membersIn(table), {
  get: ({ caller, params }) => settings.readPaymentSettings(store, caller, params.userId),
  create: ({ caller, body }) => settings.createPaymentSettings(store, caller, body),
  update: ({ caller, params, body }) =>
    settings.changePaymentSettings({ store, caller, userId: params.userId, update: body }),
});
