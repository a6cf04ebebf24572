import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { paymentSettingsQuery } from '#web/lib/payment-settings.ts';
import { useUser } from '#web/lib/session.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { IntegrationTab } from './integration-tab.tsx';

/** The tabs of the screen in their order; the first is shown unless the address names another. */
const TABS: readonly { value: string; label: string; Panel: ComponentType<{ settings: PaymentSettings | null }> }[] = [
  { value: 'integration', label: 'Integration', Panel: IntegrationTab },
];

/** How the business is paid (spec 2 §2, "Payment Settings screen"). */
export function PaymentSettingsScreen() {
  const user = useUser();
  const settings = useQuery(paymentSettingsQuery(user.id));
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0];
  return (
    <>
      <ScreenHeader description="How your business gets paid" title="Payment Settings" />
      <Tabs onValueChange={(value) => setSearch({ tab: value }, { replace: true })} value={tab?.value ?? ''}>
        <TabList label="Payment settings">
          {TABS.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {TABS.map(({ value, Panel }) => (
          <TabPanel key={value} value={value}>
            {settings.isPending ? (
              <SettingsSkeleton />
            ) : settings.isError ? (
              <Card flush>
                <ErrorState
                  onRetry={() => settings.refetch()}
                  text="Please check your connection and try again."
                  title="Failed to fetch payment settings"
                />
              </Card>
            ) : (
              <Panel settings={settings.data} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

function SettingsSkeleton() {
  return (
    <LoadingRegion title="Loading Payment Settings">
      <Card>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-3 h-4 w-full max-w-md" />
        <Skeleton className="mt-8 h-10 w-44" />
      </Card>
    </LoadingRegion>
  );
}
