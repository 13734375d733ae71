import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; state?: unknown };

/**
 * A link to a page of the application. React Router's own `Link` includes code for prefetching and server rendering,
 * which is not used here.
 */
export function Link({ to, state, onClick, target, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? { state } : { state, target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
