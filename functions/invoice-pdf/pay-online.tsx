import { encode } from 'uqr';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';

type PayOnlineProps = { readonly payUrl: string; readonly dictionary: DocumentDictionary };

/**
 * Where an invoice can be paid: a QR code for cameras, which is also a link for phones that show the PDF, and the
 * address. The margins are its quiet zone: four modules are at most 3.9 mm, as no pay link has fewer than 25 in a row.
 */
export function PayOnline({ payUrl, dictionary: { document } }: PayOnlineProps) {
  return (
    <div className="invoice-pay-online">
      <style href="pay-online" precedence="pay-online">
        {STYLES}
      </style>
      <a href={payUrl}>
        <QrCode label={document.payCode} text={payUrl} />
      </a>
      <div>
        <h2>{document.payOnline}</h2>
        <p>{document.scanOrOpen}</p>
        <p>
          <a href={payUrl}>
            <Address url={payUrl} />
          </a>
        </p>
      </div>
    </div>
  );
}

const STYLES = `
.invoice-pay-online {
  display: flex;
  gap: 15px;
  align-items: center;
  margin-top: 18px;
  break-inside: avoid;
}
.invoice-terms > .invoice-pay-online + section { margin-top: 18px; }
.invoice-pay-online svg {
  display: block;
  width: 24mm;
  height: 24mm;
}
.invoice-pay-online p { font-size: 12px; }
.invoice-pay-online p > a { font-size: 11px; }
`;

/** An address as people type it, with a line break after its host if there is one. */
function Address({ url }: { url: string }) {
  const [host, ...path] = url.replace(/^https:\/\//, '').split(/(?<=\w\/)/);
  return (
    <>
      {host}
      <wbr />
      {path.join('')}
    </>
  );
}

/** A QR code with error correction M, as one shape, which no printer blurs and no viewer draws with seams. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return (
    <svg aria-label={label} role="img" viewBox={`0 0 ${size} ${size}`}>
      <path d={data.flatMap(darkRuns).join('')} fill="#000" />
    </svg>
  );
}

/** A rectangle for each run of dark modules in a row. */
function darkRuns(modules: readonly boolean[], y: number): string[] {
  const row = modules.map((isDark) => (isDark ? '#' : ' ')).join('');
  return Array.from(row.matchAll(/#+/g), ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`);
}

/**
 * Moves it from below the payment details to below the totals where that takes less of the page. To be run once fonts
 * are loaded, before the last line is measured.
 */
export const PLACE_PAY_ONLINE = `(() => {
  const pay = document.querySelector('.invoice-terms > .invoice-pay-online');
  if (!pay) return;
  const [terms, next] = [pay.parentElement, pay.nextSibling];
  const { parentElement: summary, nextElementSibling: sums } = terms;
  const height = summary.offsetHeight;
  sums.insertBefore(pay, sums.querySelector('.invoice-signature'));
  if (summary.offsetHeight >= height) terms.insertBefore(pay, next);
})()`;
