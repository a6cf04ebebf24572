// The parameters of RFC 3492 for domain names.
const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP, INITIAL_BIAS, FIRST] = [1, 26, 38, 700, 72, 0x80];

/** The letters that a label such as "xn--lose-9paa" stands for (RFC 3492); undefined if it is not well-formed. */
export function decodedLabel(label: string): string | undefined {
  const [, plain = '', encoded = ''] = /^xn--(?:(.*)-)?([a-z0-9]+)$/i.exec(label) ?? [];
  const output = [...plain];
  const state = { code: FIRST, index: 0, bias: INITIAL_BIAS };
  const digits = [...encoded.toLowerCase()].map((digit) => Number.parseInt(digit, BASE)).map(fromLetters);
  while (digits.length > 0) {
    const delta = nextDelta(digits, state.bias);
    if (delta === undefined) return undefined;
    const length = output.length + 1;
    const position = state.index + delta;
    state.bias = adapted(delta, length, output.length === [...plain].length);
    state.code += Math.floor(position / length);
    state.index = position % length;
    if (state.code > 0x10ffff) return undefined;
    output.splice(state.index, 0, String.fromCodePoint(state.code));
    state.index += 1;
  }
  return encoded ? output.join('') : undefined;
}

/** In the encoding, letters come before digits. */
function fromLetters(digit: number): number {
  return digit < 10 ? digit + 26 : digit - 10;
}

/** Takes a number of variable length off the digits; undefined if they end within it. */
function nextDelta(digits: number[], bias: number): number | undefined {
  let [delta, weight] = [0, 1];
  for (let place = BASE; ; place += BASE) {
    const digit = digits.shift();
    if (digit === undefined) return undefined;
    delta += digit * weight;
    const threshold = Math.min(Math.max(place - bias, T_MIN), T_MAX);
    if (digit < threshold) return Number.isSafeInteger(delta) ? delta : undefined;
    weight *= BASE - threshold;
  }
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
