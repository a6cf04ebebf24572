import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { REPORT_TABS, tabIn } from './report-address.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { TaxesTab } from './taxes/taxes-tab.tsx';
import { t } from './texts.en.ts';

/** The first tab comes with the screen, the others when they are opened. */
const CONTENT = {
  taxes: TaxesTab,
  aging: lazy(async () => ({ default: (await import('./aging/aging-tab.tsx')).AgingTab })),
  income: lazy(async () => ({ default: (await import('./income/income-tab.tsx')).IncomeTab })),
};

/** Sales taxes, what is owed, and income of the business, for its owner. The address has the tab and the days. */
export default function ReportsScreen() {
  const [params, setParams] = useSearchParams();
  const show = (tab: string) => {
    const next = new URLSearchParams(params);
    next.set('tab', tab);
    setParams(next, { replace: true });
  };
  return (
    <>
      <ScreenHeader description={<span className="print:hidden">{t.description}</span>} title={t.title} />
      <Tabs onValueChange={show} value={tabIn(params)}>
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
              <Suspense fallback={<ReportSkeleton />}>
                <Content />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
    </>
  );
}
