import { expect, it } from 'vitest';
import { unprintable } from './unprintable.ts';

it.each([
  ['Hélène Bœuf, 5 € – “so” … 2‑3 † 100 ‰', []],
  ['ਮਿੱਠੂ हिन्दी தமிழ் বাংলা ไทย ᐃᓄᒃ አማርኛ Հայ ქარ 北京 かな 한국 سلام שלום', []],
  ['😀 👩🏽‍💻 🇨🇦 ✅ ☎️', []],
  ['no-break\u00a0space, zero\u200bwidth, soft\u00adhyphen\ufe0f', []],
  ['𓀀 in 𓀀𓁀', ['𓀀', '𓁀']],
  ['1️⃣ first', ['1️⃣']],
  ['\ue000', ['\ue000']],
])('names what no font has: %s', (text, expected) => {
  expect(unprintable(text)).toEqual(expected);
});
