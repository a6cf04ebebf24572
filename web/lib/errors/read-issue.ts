import { type Issue, RULES, type Rule } from '#shared/rules.ts';

/** Parses a message of the contract, such as `items is required`; undefined for any other text. */
export function readIssue(message: string): Issue | undefined {
  const plain = ALIASES.reduce((text, [other, contract]) => text.replace(other, contract), message);
  for (const [rule, template] of Object.entries(RULES) as [Rule, string][]) {
    const { path, ...params } = patternOf(template).exec(plain)?.groups ?? {};
    if (path) return { path, rule, params };
  }
  return undefined;
}

/** Other wordings of the contract's rules. */
const ALIASES = [
  [/ should not be empty$/, ' is required'],
  [/ must be a positive number$/, ' must be greater than 0'],
] as const;

function patternOf(template: string): RegExp {
  const pattern = template
    .replace(/[.?]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'path' ? '\\S+' : '.+'})`);
  return new RegExp(`^${pattern}$`);
}
