import { api } from '#shared/api/index.ts';
import { toOpenApi } from '#shared/api/openapi.ts';

/** `npm run openapi`: prints the description of the API. */
console.log(JSON.stringify(toOpenApi(api), null, 2));
