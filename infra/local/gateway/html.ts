import { type Html, html } from '#functions/mail/html.ts';

/** A complete page, readable from 360 px, in light and dark mode, that loads nothing. */
export function htmlPage({ title, body, css = '' }: { title: string; body: Html; css?: string }): string {
  const style: Html = { markup: `<style>${BASE_CSS}${css}</style>` };
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>${title}</title>
${style}
</head>
<body>
${body}
</body>
</html>
`.markup;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; base-uri 'none'";

const BASE_CSS = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c1c22, #f1f1f4);
  --muted: light-dark(#595966, #b3b3c0);
  --surface: light-dark(#fff, #24242b);
  --line: light-dark(#d5d5dd, #45454f);
  --accent: light-dark(#4338ca, #a5b4fc);
  --on-accent: light-dark(#fff, #17171c);
  --danger: light-dark(#b42318, #ff9d94);
  font: 16px/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 34rem; color: var(--text); background: light-dark(#f5f5f8, #17171c); overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.1rem; line-height: 1.3; margin: 0; }
a { color: var(--accent); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem; }
.card > :first-child { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }
.muted { color: var(--muted); }
`;
