import { API } from '@larder/contract/api';
import type { Site } from '@larder/contract/site';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** GET /api/site: the operator's data, such as the support address. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => callApi<Site>(API.site, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
