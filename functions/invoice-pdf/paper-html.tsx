import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Issuer } from '#shared/document/issuer.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import { fontFaces } from './fonts.ts';
import { lastLineStyles } from './last-line.ts';

/** The document runs and loads nothing; this enforces it in any browser. */
const CONTENT_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

type Paper = {
  readonly title: string;
  readonly dictionary: DocumentDictionary;
  /** Whose paper it is. */
  readonly company: Omit<Issuer, 'signature'>;
  /** What else the document may contain, for its fonts. */
  readonly texts: readonly unknown[];
  readonly body: ReactNode;
};

/** A self-contained HTML document on paper. All entered text is React text: it cannot become markup. */
export function paperHtml({ title, dictionary, company, texts, body }: Paper): string {
  // Images are long and have no text.
  const named = { ...company, logo: undefined, signature: undefined };
  const fonts = fontFaces(JSON.stringify([title, dictionary, named, ...texts]));
  const markup = renderToStaticMarkup(
    <html lang={dictionary.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={CONTENT_POLICY} />
        <title>{title}</title>
        <style href="paper" precedence="fonts">
          {`${fonts} body { margin: 0 } ${lastLineStyles(paperSizeOf(company))}`}
        </style>
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
