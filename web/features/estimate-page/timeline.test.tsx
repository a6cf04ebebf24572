import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DECISION_WAYS, EstimateEvent } from '#shared/estimate/event.ts';
import { LOOKS } from './timeline.ts';
import { TimelineCard } from './timeline-card.tsx';

afterEach(cleanup);

const at = '2026-01-06T12:00:00.000Z';
const by = 'maya@prairie.test';

/** The parts of the first entry, without its time. */
function entry(event: EstimateEvent) {
  render(<TimelineCard events={[EstimateEvent.parse(event)]} />);
  const item = within(screen.getByRole('list', { name: 'Timeline' })).getByRole('listitem');
  return [...item.querySelectorAll('p')].map((part) =>
    [...part.childNodes].map((node) => (node.nodeName === 'TIME' ? '' : node.textContent)).join(''),
  );
}

const CASES: [EstimateEvent, string[]][] = [
  [{ type: 'CREATED', at, by }, ['Created', ` · ${by}`]],
  [{ type: 'SENT', at, by, version: 1, recipient: 'a@demo.test' }, ['Version 1 sent to a@demo.test', ` · ${by}`]],
  [{ type: 'SENT', at, by, version: 2 }, ['Version 2 shared by its link', ` · ${by}`]],
  [
    { type: 'SENT', at, by, version: 1, recipient: '+14035550100', channel: 'SMS' },
    ['Version 1 sent to +14035550100 by SMS', ` · ${by}`],
  ],
  [{ type: 'SMS_FAILED', at, recipient: '+14035550100' }, ['SMS to +14035550100 was not sent', '']],
  [{ type: 'REMINDED', at, version: 1, recipient: 'a@demo.test' }, ['Reminder of version 1 sent to a@demo.test', '']],
  [
    { type: 'QUESTION', at, version: 1, text: 'Can you start in May?', email: 'mai@demo.test' },
    ['Question about version 1 from mai@demo.test', '“Can you start in May?”', ' · Reply'],
  ],
  [{ type: 'OPENED', at, version: 2 }, ['Version 2 opened by the customer', '']],
  [{ type: 'ACCEPTED', at, version: 2, name: 'Dana Fox' }, ['Version 2 accepted by Dana Fox', '']],
  [
    { type: 'ACCEPTED', at, version: 2, by, way: 'purchaseOrder', reference: 'PO 88' },
    ['Version 2 accepted', 'By purchase order · PO 88', ` · ${by}`],
  ],
  [{ type: 'DECLINED', at, version: 2, reason: 'Too dear' }, ['Version 2 declined', '“Too dear”', '']],
  [{ type: 'DECLINED', at, version: 2, by, way: 'phone' }, ['Version 2 declined', 'By phone', ` · ${by}`]],
  [{ type: 'UNDONE', at, by }, ['Decision undone', ` · ${by}`]],
  [{ type: 'INVOICED', at, by, invoiceId: 'inv-1', invoiceNumber: 'INV-3' }, ['Made invoice INV-3', ` · ${by}`]],
  [{ type: 'INVOICE_DELETED', at, by, invoiceNumber: 'INV-3' }, ['Invoice INV-3 was deleted', ` · ${by}`]],
];

describe('the timeline of an estimate', () => {
  it.each(CASES)('says what happened: %o', (event, parts) => {
    expect(entry(event)).toEqual(parts);
  });

  it('says for which address an email did not arrive', () => {
    const [text] = entry({ type: 'MAIL_FAILED', at, recipient: 'a@demo.test', kind: 'BOUNCED' });
    expect(text).toMatch(/a@demo\.test/);
    expect(text).toMatch(/^\p{Lu}/u);
  });

  it('leads to an answer to a question', () => {
    entry({ type: 'QUESTION', at, version: 1, text: 'Really?', email: 'mai&jo?x@demo.test' });
    expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('mailto:mai%26jo%3Fx@demo.test');
  });

  it.each(DECISION_WAYS)('says how the business was told (%s)', (way) => {
    const [, details] = entry({ type: 'ACCEPTED', at, version: 1, by, way });
    expect(details).toMatch(/^(By|In) /);
  });

  it('has words and a look for each kind of event', () => {
    const worded = [...CASES.map(([{ type }]) => type), 'MAIL_FAILED'];
    expect(new Set(worded)).toEqual(new Set(Object.keys(LOOKS)));
  });

  it('names those who work for the business', () => {
    const other = 'bo@larch.test';
    render(
      <TimelineCard
        events={[
          { type: 'CREATED', at, by },
          { type: 'UNDONE', at, by: other },
        ]}
        people={[{ email: by, name: 'Maya Tremblay' }]}
      />,
    );
    const [last, first] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/ · Maya Tremblay$/);
    expect(last).toMatch(/ · bo@larch\.test$/);
  });

  it('starts with what happened last', () => {
    render(
      <TimelineCard
        events={[
          { type: 'CREATED', at, by },
          { type: 'OPENED', at, version: 1 },
        ]}
      />,
    );
    const [first, last] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/opened/);
    expect(last).toMatch(/^Created/);
  });
});
