import * as z from 'zod';

/** Resolves the references of a template. */
export type Known = {
  /** The value of `Ref` to a resource or to a pseudo parameter such as `AWS::Region`. */
  ref: (id: string) => string;
  /** The value of `Fn::GetAtt`. */
  attribute: (id: string, name: string) => string;
  /** The field of a secret; an empty name means the whole secret. */
  secret: (id: string, field: string) => string;
};

/** Replaces the references and functions in a value of the template. */
export type Resolve = (value: unknown) => unknown;

const SECRET = /\{\{resolve:secretsmanager:(.+?):SecretString:(\w*)::\}\}/g;

/** Evaluates CloudFormation's functions. Throws for one that the product does not use. */
export function resolver(known: Known): Resolve {
  const withSecrets = (text: string) => text.replaceAll(SECRET, (_, id, field) => known.secret(id, field));
  const resolve: Resolve = (value) => {
    if (typeof value === 'string') return withSecrets(value);
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const [[name = '', argument] = []] = Object.entries(value);
    if (name === 'Ref') return known.ref(Id.parse(argument));
    if (name === 'Fn::GetAtt') return known.attribute(...Attribute.parse(argument));
    if (name === 'Fn::Join') {
      const [separator, parts] = Joined.parse(argument);
      return withSecrets(parts.map((part) => z.string().parse(resolve(part))).join(separator));
    }
    if (name.startsWith('Fn::')) throw new Error(`The local cloud cannot resolve ${name}`);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]));
  };
  return resolve;
}

const Id = z.string();
const Attribute = z.tuple([z.string(), z.string()]);
const Joined = z.tuple([z.string(), z.array(z.unknown())]);
