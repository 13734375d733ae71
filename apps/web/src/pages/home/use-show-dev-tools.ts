import { SHOW_DEV_TOOLS_QUERY } from '@larder/contract/browser';
import { useSearchParams } from 'react-router';

/** Whether the address asks for the debug panel. Spec section 2, Home. */
export function useShowDevTools(): boolean {
  return useSearchParams()[0].get(SHOW_DEV_TOOLS_QUERY) === 'true';
}
