import { API } from '@larder/contract/api';
import type { Site } from '@larder/contract/site';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** GET /api/site: who runs this, and where to write to. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => callApi<Site>(API.site, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
