import { lazy, Suspense } from 'react';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { REPORT_TABS, tabIn, useReportAddress } from './report-address.ts';
import { TaxesTab } from './taxes/taxes-tab.tsx';
import { t } from './texts.en.ts';

/** The first tab comes with the screen, the others when they are opened. */
const CONTENT = {
  taxes: TaxesTab,
  aging: lazy(async () => ({ default: (await import('./aging/aging-tab.tsx')).AgingTab })),
  income: lazy(async () => ({ default: (await import('./income/income-tab.tsx')).IncomeTab })),
  files: lazy(async () => ({ default: (await import('./files/files-tab.tsx')).FilesTab })),
};

/** Sales taxes, what is owed, income, and files for the accountant of a business. The address has the tab and the days. */
export default function ReportsScreen() {
  const [params, change] = useReportAddress();
  return (
    <>
      <ScreenHeader description={<span className="print:hidden">{t.description}</span>} title={t.title} />
      <Tabs onValueChange={(tab) => change({ tab }, { replace: true })} value={tabIn(params)}>
        <div className="print:hidden">
          <TabList label={t.tabList}>
            {REPORT_TABS.map((tab) => (
              <Tab key={tab} value={tab}>
                {t.tabs[tab]}
              </Tab>
            ))}
          </TabList>
        </div>
        {REPORT_TABS.map((tab) => {
          const Content = CONTENT[tab];
          return (
            <TabPanel key={tab} value={tab}>
              <Suspense fallback={LOADING}>
                <Content />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
    </>
  );
}

/** In place of a tab whose code is being fetched. */
const LOADING = (
  <LoadingRegion title={t.loading}>
    <div className="mb-6 flex flex-wrap gap-2">
      <Skeleton className="h-control w-40" />
      <Skeleton className="h-control w-56" />
    </div>
    <Card>
      <Skeleton className="h-72" />
    </Card>
  </LoadingRegion>
);
