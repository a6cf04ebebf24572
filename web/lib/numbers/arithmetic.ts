import { calculate, type Fraction, fractionOf } from './fraction.ts';
import { readLiteral } from './number-literal.ts';

/** The exact result of a calculation with + - * / and parentheses; null if it cannot be computed. */
export function evaluate(text: string): Fraction | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const reader = { tokens, at: 0 };
  const result = readSum(reader);
  return reader.at === tokens.length ? result : null;
}

type Reader = { readonly tokens: readonly string[]; at: number };

const TOKEN = /\s*(\d[\d.,'’\s]*|[.,]\d+|[-+*/()])\s*/y;

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found?.[1]) return null;
    tokens.push(found[1].trim());
  }
  return tokens;
}

const readSum = (reader: Reader) => readChain(reader, '+-', readProduct);
const readProduct = (reader: Reader) => readChain(reader, '*/', readFactor);

function readChain(
  reader: Reader,
  operators: string,
  readOperand: (reader: Reader) => Fraction | null,
): Fraction | null {
  let result = readOperand(reader);
  while (result && operators.includes(reader.tokens[reader.at] ?? 'end')) {
    const operator = reader.tokens[reader.at++] ?? '';
    const operand = readOperand(reader);
    result = operand && calculate(operator, result, operand);
  }
  return result;
}

function readFactor(reader: Reader): Fraction | null {
  const token = reader.tokens[reader.at++];
  if (token === '-' || token === '+') {
    const operand = readFactor(reader);
    return operand && calculate(token, { top: 0n, bottom: 1n }, operand);
  }
  if (token === '(') {
    const inner = readSum(reader);
    return reader.tokens[reader.at++] === ')' ? inner : null;
  }
  const literal = readLiteral(token ?? '');
  return literal && fractionOf(literal.plain);
}
