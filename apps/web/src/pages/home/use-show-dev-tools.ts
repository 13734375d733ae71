import { SHOW_DEV_TOOLS_QUERY } from '@larder/contract/browser';
import { useSearchParams } from 'react-router';

/** Whether the address requests the debug panel. docs/specification.md §2, Home. */
export function useShowDevTools(): boolean {
  return useSearchParams()[0].get(SHOW_DEV_TOOLS_QUERY) === 'true';
}
