import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { type Pricing, pricedForm } from '#web/document-editor/model/form-pricing.ts';
import { toItem } from '#web/document-editor/model/payload.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { tabField, WIZARD_TABS, type WizardTab } from '#web/document-editor/model/wizard-tabs.ts';
import { LazyPart, prefetchPart } from '#web/ui/overlays/lazy-part.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { CustomerTab } from './customer-tab.tsx';
import { DetailsTab } from './details-tab.tsx';
import { EditorErrors } from './editor-field.tsx';
import { ItemsTab } from './items-tab.tsx';
import { loadCharges, SummaryTab } from './summary-tab.tsx';
import { WizardSteps } from './wizard-steps.tsx';

const loadFrozenItems = async () => (await import('./frozen-items.tsx')).FrozenItems;

/** Reopening the tab retries. */
const stayEmpty = () => {};

const NO_STOP = { tabIndex: -1 };

type WizardProps = EditorState & {
  pricing: Pricing;
  tab: WizardTab;
  onTab: (tab: WizardTab) => void;
  isNumberFixed: boolean;
  /** Whether payments lock the charged amounts. */
  isFrozen: boolean;
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
  /** Focuses a field, on its tab. */
  goToField: (field: FieldName) => void;
  /** What should be looked at before it is sent, for the last tab. */
  findings: ReactNode;
};

/** The four tabs of the invoice (spec 1 §2.12). */
export function Wizard(content: WizardProps) {
  const { tab, form, errors, isFrozen, onTab } = content;
  const top = useRef<HTMLDivElement>(null);
  useTopOnChange(top, tab);
  useEffect(() => prefetchPart(loadCharges), []);
  return (
    <div ref={top}>
      <Tabs onValueChange={(value) => onTab(value as WizardTab)} value={tab}>
        <WizardSteps errors={errors} form={form} tab={tab} />
        <EditorErrors value={errors}>
          {WIZARD_TABS.map((value) => (
            <TabPanel
              className="px-4 pb-6 sm:px-6"
              data-field={tabField(value)}
              key={value}
              // Its fields are stops of Tab, so it need not be one; a step without fields is.
              {...(!isFrozen && NO_STOP)}
              value={value}
            >
              <Content {...content} tab={value} />
            </TabPanel>
          ))}
        </EditorErrors>
      </Tabs>
    </div>
  );
}

function Content(content: WizardProps) {
  const { tab, form, pricing, isFrozen } = content;
  const parts = useKindParts();
  switch (tab) {
    case 'from':
      return (
        <CustomerTab {...content} keepCustomer={form.keepCustomer} to={form.to} whyKept={parts?.whyKept?.(form)} />
      );
    case 'details':
      return <DetailsTab {...content} />;
    case 'items':
      if (!isFrozen) return <ItemsTab {...content} />;
      return (
        <LazyPart load={loadFrozenItems} onFailed={stayEmpty}>
          {(FrozenItems) => (
            <FrozenItems content={pricedForm(form, pricing)} currency={form.currency} items={form.items.map(toItem)} />
          )}
        </LazyPart>
      );
    case 'summary':
      return <SummaryTab {...content} />;
  }
}

/** Scrolls to the top when a tab follows a long one. */
function useTopOnChange(top: { readonly current: HTMLElement | null }, tab: WizardTab): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const element = top.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [top, tab]);
}
