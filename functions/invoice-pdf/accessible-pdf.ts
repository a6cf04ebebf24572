import { PRODUCT_NAME } from '#shared/brand.ts';
import { withContent } from './compressed-stream.ts';
import { withArtifacts } from './page-content.ts';
import type { PdfObjects } from './pdf-objects.ts';

/** What a document says about itself. */
export type Identity = { readonly title: string; readonly author?: string | undefined };

/**
 * A PDF from the browser with what it lacks to conform to PDF/UA-1: metadata that say so, artifacts for what has no
 * tag, a text for each link, and a character for each glyph. Sets the author.
 */
export function accessible({ objects, rootNumber, infoNumber }: PdfObjects, identity: Identity): PdfObjects {
  const contents = numbersIn(objects, /\/Type \/Page\b.*\/Contents (\d+) 0 R/s);
  const characterMaps = numbersIn(objects, /\/Type \/Font\b.*\/ToUnicode (\d+) 0 R/s);
  const metadata = objects.length;
  const changed = objects.map((body, number) => {
    if (body === undefined) return body;
    if (number === rootNumber) return withEntry(body, `/Metadata ${metadata} 0 R`);
    if (number === infoNumber) return withAuthor(body, identity.author);
    if (contents.has(number)) return withArtifacts(body);
    if (characterMaps.has(number)) return withContent(body, withoutNull);
    return withLinkText(body);
  });
  return { objects: [...changed, metadataStream(identity)], rootNumber, infoNumber };
}

/** The numbers in objects that match, such as those of all pages' content streams. */
function numbersIn(objects: PdfObjects['objects'], pattern: RegExp): ReadonlySet<number> {
  return new Set(objects.flatMap((body = '') => pattern.exec(body)?.[1] ?? []).map(Number));
}

/**
 * A font's map of glyphs to characters. The browser maps a glyph without a character of its own, such as a variant of a
 * Devanagari vowel sign, to the character 0, which PDF/UA forbids (ISO 14289-1, 7.21.7). The page's content has its
 * text.
 */
const withoutNull = (map: string) => map.replace(/^(<[0-9A-F]{4}>) <0000>$/gm, '$1 <200B>');

const withEntry = (dictionary: string, entry: string) => dictionary.replace(/>>$/, () => `\n${entry}>>`);

function withAuthor(info: string, author = ''): string {
  const creator = info.replace('/Creator (Chromium)', `/Creator (${PRODUCT_NAME})`);
  return author ? withEntry(creator, `/Author ${textString(author)}`) : creator;
}

/** Any text as big-endian UTF-16 in hexadecimal. */
function textString(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

/** A link is described by its address, which is also its text. */
function withLinkText(body: string): string {
  const [, address] = body.includes('/Subtype /Link')
    ? (/\/URI (\((?:[^\\)]|\\.)*\)|<[0-9a-f]*>)/.exec(body) ?? [])
    : [];
  return address === undefined ? body : withEntry(body, `/Contents ${address}`);
}

/** The document's title, author and conformance (ISO 14289-1, 5). */
function metadataStream({ title, author }: Identity): string {
  const creator = author && `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`;
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>${creator ?? ''}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  const bytes = Buffer.from(packet).toString('latin1');
  return `<</Type /Metadata /Subtype /XML /Length ${bytes.length}>> stream\n${bytes}\nendstream`;
}

/** A text as XML 1.0, which cannot contain other control characters. */
function escaped(text: string): string {
  const clean = text.replace(/\p{Cc}/gu, ' ').toWellFormed();
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
