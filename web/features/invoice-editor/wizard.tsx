import { type Dispatch, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { CustomerTab } from './customer-tab.tsx';
import { DetailsTab } from './details-tab.tsx';
import type { EditorAction, EditorState } from './editor-state.ts';
import { ItemsTab } from './items-tab.tsx';
import type { FieldName } from './problems.ts';
import { SummaryTab } from './summary-tab.tsx';
import { isTabComplete, WIZARD_TABS, type WizardTab } from './wizard-tabs.ts';

type WizardProps = EditorState & {
  tab: WizardTab;
  onTab: (tab: WizardTab) => void;
  isNumberFixed: boolean;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** The four tabs of the invoice (spec 1 §2.12). */
export function Wizard({ tab, onTab, ...content }: WizardProps) {
  const root = useRef<HTMLDivElement>(null);
  useShownTab(root, tab);
  return (
    <div ref={root}>
      <Tabs onValueChange={(value) => onTab(value as WizardTab)} value={tab}>
        <div className="px-2 pt-1 sm:px-4">
          <TabList label="Parts of the invoice">
            {WIZARD_TABS.map(({ value, label }) => (
              <Tab done={isTabComplete(value, content.form)} key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel className="px-4 pb-6 sm:px-6" data-field={tab} value={tab}>
          <Content tab={tab} {...content} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Content({ tab, ...content }: Omit<WizardProps, 'onTab'>) {
  const { form, errors, dispatch } = content;
  switch (tab) {
    case 'from':
      return <CustomerTab dispatch={dispatch} errors={errors} to={form.to} />;
    case 'details':
      return <DetailsTab {...content} />;
    case 'items':
      return <ItemsTab {...content} />;
    case 'summary':
      return <SummaryTab {...content} />;
  }
}

/** On a phone the row of tabs is wider than the screen: the one that shows is brought into view. */
function useShownTab(root: { readonly current: HTMLElement | null }, tab: WizardTab): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    root.current?.querySelector('[role=tab][data-state=active]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [root, tab]);
}
