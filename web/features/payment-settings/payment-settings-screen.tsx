import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useUser } from '#web/lib/session/session.ts';
import { usePaymentForm } from '#web/parts/payment-form/use-payment-form.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { CardPaymentsDisabled } from './card-payments-disabled.tsx';
import { PaymentDetailsTab } from './payment-details-tab.tsx';
import { RemindersTab } from './reminders-tab.tsx';
import { ConnectionSkeleton, DetailsSkeleton } from './settings-skeleton.tsx';
import { StripeConnection } from './stripe-connection.tsx';
import { t } from './texts.en.tsx';
import { useReturnFromStripe } from './use-return-from-stripe.ts';

const TABS = [
  { value: 'payment', label: t.tabs.payment, Skeleton: DetailsSkeleton },
  { value: 'integration', label: t.tabs.integration, Skeleton: ConnectionSkeleton },
  { value: 'reminders', label: t.tabs.reminders, Skeleton: ConnectionSkeleton },
] as const;

/**
 * How the business gets paid, and its reminders (spec 2 §2, "Payment Settings screen"). Switching tabs keeps the input.
 */
export default function PaymentSettingsScreen() {
  const user = useUser();
  const query = useQuery(paymentSettingsQuery(user.id));
  const { data: settings, isError } = query;
  const editing = usePaymentForm(settings ?? null);
  const [search, setSearch] = useSearchParams();
  useReturnFromStripe();
  useEffect(() => {
    if (isError) toast.error(t.fetchFailed);
  }, [isError]);
  return (
    <>
      <ScreenHeader description={t.description} title={t.title} />
      <LeaveGuard when={editing.isDirty} />
      <ConflictDialog {...editing.conflict} title={t.settingsChanged} />
      <Tabs onValueChange={(value) => setSearch({ tab: value }, { replace: true })} value={tabOf(search)}>
        <TabList label={t.tabList}>
          {TABS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {TABS.map(({ value, Skeleton }) => (
          <TabPanel key={value} value={value}>
            {value === 'reminders' ? (
              <RemindersTab />
            ) : (
              <Fetched failure={FAILURE} isCard query={query} skeleton={<Skeleton />}>
                {(stored) =>
                  value === 'payment' ? <PaymentDetailsTab editing={editing} /> : <IntegrationTab settings={stored} />
                }
              </Fetched>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** The tab in the URL; links to and from Stripe open the integration. */
function tabOf(search: URLSearchParams): string {
  const named = TABS.find(({ value }) => value === search.get('tab'));
  if (named) return named.value;
  return search.get('success') === 'true' || search.get('action') === 'auth' ? 'integration' : 'payment';
}

const FAILURE = { title: t.notLoaded, text: t.checkConnection };

/** Card payments: the connection to Stripe, or how to have it enabled (spec 2 §2). */
function IntegrationTab({ settings }: { settings: PaymentSettings | null }) {
  return settings?.paymentIntegrationEnabled === true ? <StripeConnection /> : <CardPaymentsDisabled />;
}
