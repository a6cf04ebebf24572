import { describe, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { callParts, type Route, type RouteGroup } from '#shared/api/route.ts';
import { synthesize, theOnly } from './synthesize.ts';

type Text = { FieldToMatch: Record<string, unknown>; TextTransformations: { Type: string }[] };
type Statement = {
  AndStatement?: { Statements: Statement[] };
  OrStatement?: { Statements: Statement[] };
  NotStatement?: { Statement: Statement };
  ByteMatchStatement?: Text & { SearchString: string; PositionalConstraint: string };
  RegexMatchStatement?: Text & { RegexString: string };
  RateBasedStatement?: { Limit: number; ScopeDownStatement: Statement };
  ManagedRuleGroupStatement?: { Name: string };
};
type Rule = { Name: string; Action?: { Block: { CustomResponse: { ResponseCode: number } } }; Statement: Statement };

const { edge } = synthesize();
const { Rules: rules } = theOnly<{ Rules: Rule[] }>(edge, 'AWS::WAFv2::WebACL').properties;
const routes = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));

describe('the firewall', () => {
  it('limits strict calls per address, and no other call to the same path', () => {
    const strict = limitOf('StrictRequestsOfOneAddress');
    const limited = routes.filter((route) => matches(strict.ScopeDownStatement, callOf(route)));
    expect(limited).toEqual(routes.filter(({ throttle }) => throttle === 'strict'));
    expect(limited.map(({ call }) => call)).toContain('POST /employees');
    expect(matches(strict.ScopeDownStatement, { method: 'GET', uri: '/api/employees' })).toBe(false);
  });

  it('decodes escaped paths, as the API does', () => {
    const strict = limitOf('StrictRequestsOfOneAddress');
    expect(matches(strict.ScopeDownStatement, { method: 'POST', uri: '/api/auth/%6Cogin' })).toBe(true);
  });

  it('limits all requests per address, except Stripe’s events', () => {
    const all = limitOf('RequestsOfOneAddress');
    const exempt = routes.filter((route) => !matches(all.ScopeDownStatement, callOf(route)));
    expect(exempt.map(({ call }) => call)).toEqual(['POST /stripe/events']);
    expect(matches(all.ScopeDownStatement, { method: 'GET', uri: '/pay/u3QEYGTWwlCjInVUWyMcM8' })).toBe(true);
    expect(limitOf('StrictRequestsOfOneAddress').Limit).toBeLessThan(all.Limit);
  });

  it('returns 429 beyond a limit', () => {
    for (const { Action, Statement } of rules.filter(({ Statement }) => Statement.RateBasedStatement)) {
      expect([Statement.RateBasedStatement?.Limit, Action?.Block.CustomResponse.ResponseCode]).toContain(429);
    }
  });

  it('keeps its expressions within the 200 characters of AWS’s quota', () => {
    const expressions = [...JSON.stringify(rules).matchAll(/"RegexString":"([^"]+)"/g)];
    expect(expressions.length).toBeGreaterThan(1);
    for (const [, expression = ''] of expressions) expect(expression.length).toBeLessThanOrEqual(200);
  });

  it('stays within the capacity included in the price', () => {
    expect(rules.reduce((sum, { Statement }) => sum + capacityOf(Statement), 0)).toBeLessThanOrEqual(1_500);
  });
});

function limitOf(name: string): NonNullable<Statement['RateBasedStatement']> {
  const limit = rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement;
  if (!limit) throw new Error(`No limit ${name}`);
  return limit;
}

type Call = { method: string; uri: string };

function callOf({ call }: Route): Call {
  const [method, path] = callParts(call);
  return { method, uri: `/api${path.replaceAll(/\{\w+\}/g, 'u3QEYGTWwlCjInVUWyMcM8')}` };
}

/** Whether a statement matches a call, according to AWS's documentation. */
function matches(statement: Statement, call: Call): boolean {
  const { AndStatement, OrStatement, NotStatement, ByteMatchStatement: bytes, RegexMatchStatement: regex } = statement;
  if (AndStatement) return AndStatement.Statements.every((each) => matches(each, call));
  if (OrStatement) return OrStatement.Statements.some((each) => matches(each, call));
  if (NotStatement) return !matches(NotStatement.Statement, call);
  if (bytes?.PositionalConstraint === 'EXACTLY') return textOf(bytes, call) === bytes.SearchString;
  if (regex) return new RegExp(regex.RegexString).test(textOf(regex, call));
  throw new Error(`Unsupported statement ${JSON.stringify(statement)}`);
}

function textOf({ FieldToMatch, TextTransformations }: Text, { method, uri }: Call): string {
  const text = 'Method' in FieldToMatch ? method : uri;
  return TextTransformations.some(({ Type }) => Type === 'URL_DECODE') ? decodeURIComponent(text) : text;
}

/** Web ACL capacity units, as AWS publishes them. */
const CAPACITY: Readonly<Record<string, number>> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesCommonRuleSet: 700,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
};

function capacityOf(statement: Statement): number {
  const { AndStatement, OrStatement, NotStatement, RateBasedStatement, ManagedRuleGroupStatement } = statement;
  if (ManagedRuleGroupStatement) return CAPACITY[ManagedRuleGroupStatement.Name] ?? Number.POSITIVE_INFINITY;
  if (RateBasedStatement) return 2 + capacityOf(RateBasedStatement.ScopeDownStatement);
  if (NotStatement) return capacityOf(NotStatement.Statement);
  const parts = AndStatement?.Statements ?? OrStatement?.Statements;
  if (parts) return parts.reduce((sum, part) => sum + capacityOf(part), 0);
  const text = statement.ByteMatchStatement ?? statement.RegexMatchStatement;
  const transformations = text?.TextTransformations.filter(({ Type }) => Type !== 'NONE') ?? [];
  return (statement.ByteMatchStatement ? 2 : 3) + 10 * transformations.length;
}
