import { type ApiClient, ApiError } from './api-client.ts';

/** The HTTP client loads with the first request, so that a page renders without it. */
const loadClient = () => import('./http-client.ts').then(({ createHttpClient }) => createHttpClient('/graphql'));

/** The API for pages in the browser: on the same origin. */
export const browserApi: ApiClient = {
  async execute(operation, variables, options) {
    const client = await loadClient().catch((cause: unknown) => {
      throw new ApiError('unavailable', 'the API cannot be reached', { cause });
    });
    return await client.execute(operation, variables, options);
  },
};
