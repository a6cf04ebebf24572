import { api } from '#shared/api/index.ts';
import { type RouteGroup, routeKey } from '#shared/api/route.ts';

/** A route of the API as the gateway has it. */
export type GatewayRoute = {
  /** Method and path, such as `GET /invoices/{id}`. */
  routeKey: string;
  /** The function it leads to. */
  functionName: string;
  /** Whether it is called without a token. */
  isPublic: boolean;
};

/** A route that fits a call, with what stands in the path at its parameters. */
export type Match = { route: GatewayRoute; params: Record<string, string> };

/** The routes that the registry declares, for a product that runs from its sources. */
export function registryRoutes(): GatewayRoute[] {
  return Object.entries<RouteGroup>(api).flatMap(([functionName, group]) =>
    Object.values(group).map((route) => ({
      routeKey: routeKey(route),
      functionName,
      isPublic: route.access === 'public',
    })),
  );
}

/** Finds the route of a call as API Gateway does: a literal path wins over one with parameters. */
export function routeFinder(routes: readonly GatewayRoute[]) {
  const patterns = routes
    .map((route) => {
      const [method = '', path = ''] = route.routeKey.split(' ');
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
