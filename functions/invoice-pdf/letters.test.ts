import { afterAll, describe, expect, it } from 'vitest';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { readObjects } from './pdf-objects.ts';

afterAll(closeBrowser);

/** The PDF of an invoice to a customer of this name. */
const printFor = (billingName: string) => printPdf(invoiceHtml(aPublicInvoice({ billingName })));

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const textFor = async (name: string) => withoutSpaces((await pdfPages(await printFor(name))).join(''));

/** The fonts in a PDF, and whether each is embedded. */
function fontsIn(pdf: Uint8Array): { name: string | undefined; isEmbedded: boolean }[] {
  const descriptors = readObjects(pdf)?.objects.filter((body) => body?.includes('/Type /FontDescriptor')) ?? [];
  return descriptors.map((body = '') => ({
    name: /\/FontName \/[A-Z]{6}\+([\w-]+)/.exec(body)?.[1],
    isEmbedded: /\/FontFile\d \d+ 0 R/.test(body),
  }));
}

describe('text', () => {
  it.each([
    ['French', 'Hélène Bœuf, où êtes-vous? Çà et là, «naïveté», Œ, Æ, Ÿ, 5 €, l’œuvre — ½ …, “so”'],
    ['Polish and Turkish', 'Łukasz Żółć, Ayşe Öğüt, İzmir'],
    ['Vietnamese', 'Nguyễn Thị Ánh Đào, 5 ₫'],
    ['Russian and Ukrainian', 'Иван Щедрин, Ґанок її'],
    ['Greek', 'Γιώργος Παπαδόπουλος, Ἀθῆναι'],
    ['symbols', 'Draft → final ✓ ★ ≤ ⅓ ⁴ ℃ ①'],
  ])('in characters of Inter uses only Inter: %s', async (_language, name) => {
    const pdf = await printFor(name);
    const fonts = fontsIn(pdf);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !font.name?.startsWith('Inter-'))).toEqual([]);
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    expect(withoutSpaces((await pdfPages(pdf)).join(''))).toContain(withoutSpaces(name));
  });

  it('can contain combining accents', async () => {
    expect(await textFor('Cafe\u0301 Zu\u0308rich')).toContain('CaféZürich');
  });

  it.each([
    ['Arabic', 'سلام عالم شركة', 'IBMPlexSansArabic'],
    ['Persian', 'می\u200cدهم', 'IBMPlexSansArabic'],
    ['Hebrew', 'שלום עולם', 'NotoSansHebrew'],
    ['Chinese', '北京市朝阳区，設計工作室。', undefined],
    ['Japanese', '株式会社デザイン、東京都', undefined],
    ['Korean', '서울특별시 디자인', undefined],
  ])('in characters of Noto is text: %s', async (_language, name, font) => {
    const pdf = await printFor(name);
    expect(fontsIn(pdf).some((each) => each.name?.startsWith('MissingLetter'))).toBe(false);
    expect(fontsIn(pdf).some((each) => font !== undefined && each.name?.startsWith(font))).toBe(font !== undefined);
    const letters = (text: string) => [...text.normalize('NFKC').replace(/[\s\u200c]/g, '')].sort().join('');
    const [page = ''] = await pdfPages(pdf);
    const printed = /Bill to (.*?) Issue date/.exec(page)?.[1] ?? '';
    expect(letters(printed)).toBe(letters(name));
  });

  it.each([
    ['Punjabi', 'ਸ਼੍ਰੀ ਗੁਰੂ ਮਿੱਠੂ ਸਿੰਘ', 'NotoSansGurmukhi'],
    ['Hindi', 'श्री क्षत्रिय मुंबई विद्यार्थी', 'NotoSansDevanagari'],
    ['Tamil', 'தமிழ் கொண்டு போ பௌ', 'NotoSansTamil'],
    ['Bengali', 'কোম্পানি শ্রী। দ্বিতীয়', 'NotoSansBengali'],
    ['Gujarati', 'ક્ષત્રિય શ્રી કંપની', 'NotoSansGujarati'],
    ['Telugu', 'క్షేత్రం శ్రీ', 'NotoSansTelugu'],
    ['Kannada', 'ಕ್ಷೇತ್ರ ಶ್ರೀ', 'NotoSansKannada'],
    ['Malayalam', 'ക്ഷേത്രം ശ്രീ കൊ', 'NotoSansMalayalam'],
    ['Odia', 'କ୍ଷେତ୍ର', 'NotoSansOriya'],
    ['Sinhala', 'ශ්‍රී ලංකා කෝ', 'NotoSansSinhala'],
    ['Thai', 'กรุงเทพฯ น้ำ ที่ปู่', 'NotoSansThai'],
    ['Lao', 'ບໍລິສັດ ນ້ຳ', 'NotoSansLao'],
    ['Khmer', 'ក្រុមហ៊ុន', 'NotoSansKhmer'],
    ['Burmese', 'မြန်မာဘာသာ', 'NotoSansMyanmar'],
    ['Tibetan', 'བོད་ཡིག', 'NotoSerifTibetan'],
    ['Inuktitut and Cree', 'ᐃᓄᒃᑎᑐᑦ ᓀᐦᐃᔭᐍᐏᐣ', 'NotoSansCanadianAboriginal'],
    ['Cherokee', 'ᏣᎳᎩ ꮳꮃꭹ', 'NotoSansCherokee'],
    ['Amharic', 'አማርኛ ትግርኛ።', 'NotoSansEthiopic'],
    ['Armenian', 'ընկերություն և', 'NotoSansArmenian'],
    ['Georgian', 'ქართული', 'NotoSansGeorgian'],
    ['Dhivehi', 'ދިވެހި', 'NotoSansThaana'],
    ['emoji', '😀🚀👩🏽‍💻🇨🇦✅', 'NotoEmoji'],
    ['dashes and symbols', '2‑3 ⇒ ⑲ ‡', 'NotoSans'],
  ])('is drawn in a font of its script alone: %s', async (_language, name, font) => {
    const names = fontsIn(await printFor(name)).map((each) => each.name ?? '');
    const others = names.filter((each) => !each.startsWith('Inter-'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((each) => !each.startsWith(font))).toEqual([]);
  });

  it.each([
    ['hieroglyphs', '𓀀𓁀'],
    ['private use', '\ue000'],
  ])('in characters of no font shows as boxes, never as nothing: %s', async (_language, name) => {
    expect(await textFor(`Before ${name} after`)).toContain(`Before${'□'.repeat([...name].length)}after`);
  });

  it('shows nothing for invisible characters', async () => {
    expect(await textFor('Before\u200b\u2060\ufe0f\u00adafter')).not.toContain('□');
  });
});
