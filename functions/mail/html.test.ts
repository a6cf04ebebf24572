import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes text in elements and attributes', () => {
  const text = `<img src=x onerror="alert('1')">&`;
  expect(html`<a title="${text}">${text}</a>`.markup).toBe(
    '<a title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</a>',
  );
});

it('does not escape nested html', () => {
  expect(html`<p>${html`<b>${'&'}</b>`}${[html`<i></i>`, html`<u></u>`]}</p>`.markup).toBe(
    '<p><b>&amp;</b><i></i><u></u></p>',
  );
});
