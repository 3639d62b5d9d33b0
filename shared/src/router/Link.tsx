import type { MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router';

const ABSOLUTE_URL = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * React Router's `Link` without the code for data routers. `prefetch` and `discover` have no effect, because `AppLink`
 * prefetches.
 */
export function Link({
  to,
  replace,
  state,
  target,
  relative,
  reloadDocument,
  preventScrollReset,
  viewTransition,
  prefetch: _prefetch,
  discover: _discover,
  onClick,
  children,
  ...rest
}: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  const absoluteUrl = typeof to === 'string' && ABSOLUTE_URL.test(to) ? to : undefined;
  const options = { replace, state: state as unknown, target, relative, preventScrollReset, viewTransition };
  const href = useHref(absoluteUrl === undefined ? to : '', options as Parameters<typeof useHref>[1]);
  const navigate = useLinkClickHandler(to, options as Parameters<typeof useLinkClickHandler>[1]);
  const followLink = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      {...rest}
      href={absoluteUrl ?? href}
      target={target}
      onClick={absoluteUrl !== undefined || reloadDocument ? onClick : followLink}
    >
      {children}
    </a>
  );
}
