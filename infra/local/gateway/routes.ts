import { api } from '#shared/api/index.ts';
import { callParts, type RouteGroup } from '#shared/api/route.ts';

/** A route of the API. */
export type GatewayRoute = {
  /** Method and path, such as `GET /invoices/{id}`. */
  routeKey: string;
  /** Name of its function. */
  functionName: string;
  /** Whether it needs no token. */
  isPublic: boolean;
};

/** A matching route, with its path parameters. */
export type Match = { route: GatewayRoute; params: Record<string, string> };

/** The registry's routes, for running from the sources. */
export function registryRoutes(): GatewayRoute[] {
  return Object.entries<RouteGroup>(api).flatMap(([functionName, group]) =>
    Object.values(group).map((route) => ({
      routeKey: route.call,
      functionName,
      isPublic: route.access === 'public',
    })),
  );
}

/** Finds the route of a call as API Gateway does: a literal path wins over one with parameters. */
export function routeFinder(routes: readonly GatewayRoute[]) {
  const patterns = routes
    .map((route) => {
      const [method, path] = callParts(route.routeKey);
      return { route, method, path, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
    })
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  return (calledMethod: string, pathname: string): Match | undefined => {
    for (const { route, method, pattern } of patterns) {
      const found = method === calledMethod ? pattern.exec(pathname) : null;
      if (found) return { route, params: decoded(found.groups ?? {}) };
    }
    return undefined;
  };
}

function decoded(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return params;
  }
}
