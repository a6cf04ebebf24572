import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectLooksRightEverywhere, openWindow, startBrowser, WIDTHS } from '#test/support/browser.ts';
import { contentOf, textOf } from '#test/support/download.ts';
import { aPerson, aStoredInvoice, type Person, todayOf } from '#test/support/given.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});

const choose = (page: Page, action: string) => page.getByRole('menuitem', { name: action }).click();

describe('Export', () => {
  let by: Person;
  const names = ['=SUM(1,"2")', 'Finch, "Harbour"', 'Café Léger'];
  beforeAll(async () => {
    by = await aPerson();
    for (let index = 0; index < 7; index += 1) {
      await aStoredInvoice(by, {
        invoiceNumber: `INV-${index}`,
        issueDate: `2026-03-0${index + 1}`,
        billingName: names[index % 3] ?? '',
        currency: 'USD',
        items: [{ name: 'Design', quantity: 1, rate: 1234.5 }],
      });
    }
  });

  it('saves this page, or all pages', async () => {
    const { page } = await openWindow(browser, { by });
    await page.goto('/invoices?pageSize=5&from=2026-03-02');
    await page.getByText('Showing 1 to 5 of 6 invoices').waitFor();
    for (const [choice, length] of [
      ['This page (CSV)', 5],
      ['All 6 results (CSV)', 6],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      await expectLooksRightEverywhere(page, page.getByRole('menuitem', { name: choice }));
      const downloading = page.waitForEvent('download');
      await choose(page, choice);
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`invoices-${await todayOf(by)}.csv`);
      const [header, ...rows] = parseCsv(await textOf(download));
      expect(header).toEqual([
        ...['Invoice #', 'Customer', 'Date', 'Amount', 'Status'],
        ...['Currency', 'Total', 'Paid', 'Credited', 'Refunded', 'Balance', 'Written off', 'PO number'],
        ...['Kind', 'Applied or kept as credit'],
      ]);
      expect(rows).toHaveLength(length);
      const amounts = ['USD', '1234.50', '0.00', '0.00', '0.00', '1234.50', '0.00', '', 'Invoice', '0.00'];
      expect(rows.slice(0, 3)).toEqual([
        ['INV-6', `'${names[0]}`, '2026-03-07', '1234.50 USD', 'DRAFT', ...amounts],
        ['INV-5', names[2], '2026-03-06', '1234.50 USD', 'DRAFT', ...amounts],
        ['INV-4', names[1], '2026-03-05', '1234.50 USD', 'DRAFT', ...amounts],
      ]);
    }
  });

  it('saves a single page without asking, and reports an empty list', async () => {
    const { page } = await openWindow(browser, { by, size: WIDTHS.phone });
    await page.goto('/invoices');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(parseCsv(await textOf(await downloading))).toHaveLength(8);
    await page.goto('/invoices?search=nobody');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('No invoices to export').waitFor();
  });

  it('has the format chosen beside the button, as does every later file on this device', async () => {
    const { page } = await openWindow(browser, { by });
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'File format' }).click();
    const choice = page.getByRole('menuitemradio', { name: 'Semicolons, 1234,50' });
    await expectLooksRightEverywhere(page, choice);
    await choice.click();
    await page.reload();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(await textOf(await downloading)).toContain('"1234.50 USD";"DRAFT";"USD";1234,50;0,00;');
    await page.goto('/profile');
    await expect.poll(() => page.getByLabel('CSV format').inputValue()).toBe('semicolon');
  });

  it('is a workbook if that is chosen, which the policy of the page allows to be made', async () => {
    const { page, consoleErrors } = await openWindow(browser, { by });
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'File format' }).click();
    await page.getByRole('menuitemradio', { name: 'Excel workbook' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^invoices-.*\.xlsx$/);
    const parts = unzipSync(await contentOf(download));
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>1234.50</v>');
    expect(consoleErrors).toEqual([]);
  });
});

/** Parses CSV (RFC 4180) as spreadsheets do, ignoring the byte order mark. */
function parseCsv(text: string): string[][] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const cells = (row: string) => row.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^",]*)/g) ?? [];
  const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
  return rows.filter((row) => row !== '').map((row) => cells(row).map(unquoted));
}
