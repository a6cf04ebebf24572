import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandColors } from '#shared/company/brand-colors.ts';
import { aStatement } from '#test/support/a-statement.ts';
import { StatementDocument } from './statement-document.tsx';

it('has the colours, the layout and the foot of its company', () => {
  const statement = aStatement(2);
  const brand = {
    brandColors: brandColors('#1e3a8a'),
    documentLayout: 'band',
    footerLine: 'Bonded and insured',
  } as const;
  const company = { ...statement.company, ...brand, country: 'Canada' };
  const markup = renderToStaticMarkup(<StatementDocument statement={{ ...statement, company }} />);
  expect(markup).toContain('class="invoice-document statement invoice-band invoice-on-letter"');
  expect(markup).toContain('--invoice-rule:#1e3a8a');
  expect(markup).toContain('<p class="invoice-foot" dir="auto">Bonded and insured</p>');
});
