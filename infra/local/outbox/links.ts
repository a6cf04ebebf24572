/** The distinct URLs in the HTML and text of a message, in order. */
export function linksOf({ html, text }: { html: string; text: string }): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)];
  const fromHtml = hrefs.map(([, double, single]) => decodeEntities(double ?? single ?? '').trim());
  const fromText = [...text.matchAll(/https?:\/\/[^\s<>"']+/gi)].map(([link]) => link.replace(/[).,;:!?\]]+$/, ''));
  return [...new Set([...fromHtml, ...fromText])].filter(isWebAddress);
}

/** Omits links that run scripts or open files. */
function isWebAddress(link: string): boolean {
  return URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (name) return NAMED[name] ?? entity;
    const codePoint = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : entity;
  });
}
