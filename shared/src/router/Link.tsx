import type { MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router';

const ABSOLUTE_URL = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/**
 * Matches a path that React Router would not change: absolute, without `//`, `/.`, a backslash, and an empty query or
 * fragment.
 */
const FINAL_PATH = /^(?!.*(\/[/.]|\\|\?(#|$)|#$))\//s;

/** React Router's `Link` without the code for data routers. */
export const Link = typeof window === 'undefined' ? ServerLink : BrowserLink;

/**
 * A link in the HTML of the server, which needs no handlers. Does not let React Router resolve a path that stays the
 * same, because a page has up to a hundred links.
 */
export function ServerLink(props: Props) {
  const { to } = props;
  if (typeof to !== 'string' || !FINAL_PATH.test(to)) return <BrowserLink {...props} />;
  const { target, children, ...attributes } = omitRouterProps(props);
  return (
    <a {...attributes} href={to} target={target}>
      {children}
    </a>
  );
}

function BrowserLink(props: Props) {
  const { to, replace, relative, reloadDocument, preventScrollReset, viewTransition } = props;
  const { target, onClick, children, ...attributes } = omitRouterProps(props);
  const absoluteUrl = typeof to === 'string' && ABSOLUTE_URL.test(to) ? to : undefined;
  const options = {
    replace,
    state: props.state as unknown,
    target,
    relative,
    preventScrollReset,
    viewTransition,
  };
  const href = useHref(absoluteUrl === undefined ? to : '', options as Parameters<typeof useHref>[1]);
  const navigate = useLinkClickHandler(to, options as Parameters<typeof useLinkClickHandler>[1]);
  const followLink = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      {...attributes}
      href={absoluteUrl ?? href}
      target={target}
      onClick={absoluteUrl !== undefined || reloadDocument ? onClick : followLink}
    >
      {children}
    </a>
  );
}

/**
 * Returns the properties without those of React Router. `prefetch` and `discover` have no effect, because `AppLink`
 * prefetches.
 */
function omitRouterProps({
  to: _to,
  replace: _replace,
  state: _state,
  relative: _relative,
  reloadDocument: _reloadDocument,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  prefetch: _prefetch,
  discover: _discover,
  ...attributes
}: Props) {
  return attributes;
}
