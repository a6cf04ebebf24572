/** A parameter of a request: a string, a list or a group; `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export type Param = string | Param[] | Params;
/** The parameters of a request by name. */
export type Params = { [name: string]: Param };

const MAX_DEPTH = 10;

/** Parses a body or query in Stripe's form encoding. Throws for malformed names. */
export function parseFormBody(text: string): Params {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    const last = path.pop() ?? '';
    const branch = path.reduce(branchOf, root);
    branch.set(last === '' ? String(branch.size) : last, value);
  }
  return toGroup(root);
}

type Branch = Map<string, string | Branch>;

function pathOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  const path = [first ?? '', ...(rest?.match(/[^[\]]+|(?<=\[)(?=\])/g) ?? [])];
  if (first === undefined || path.length > MAX_DEPTH) throw new Error(`Invalid parameter name: ${name.slice(0, 100)}`);
  return path;
}

function branchOf(parent: Branch, name: string): Branch {
  const existing = parent.get(name);
  if (existing instanceof Map) return existing;
  const branch: Branch = new Map();
  parent.set(name, branch);
  return branch;
}

function toParam(value: string | Branch): Param {
  if (typeof value === 'string') return value;
  const isList = [...value.keys()].every((name, index) => name === String(index));
  return isList ? [...value.values()].map(toParam) : toGroup(value);
}

// Object.fromEntries defines properties, so `__proto__` is a parameter like any other.
function toGroup(branch: Branch): Params {
  return Object.fromEntries([...branch].map(([name, value]) => [name, toParam(value)]));
}
