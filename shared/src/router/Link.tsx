import type { MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router';

const ABSOLUTE_URL = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/**
 * Matches a path that React Router would not change: an absolute path without `//`, `/.` and backslashes, and without
 * an empty query or fragment.
 */
const FINAL_PATH = /^(?!.*(\/[/.]|\\|\?(#|$)|#$))\//s;

/** React Router's `Link` without the code for data routers. */
export const Link = typeof window === 'undefined' ? ServerLink : BrowserLink;

/**
 * Properties that {@link ServerLink} does not copy. {@link ServerLink} copies the properties one by one, because a rest
 * pattern as in {@link omitRouterProps} is too slow for a page with up to a hundred links.
 */
const OMITTED_PROPS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'to',
  'target',
  'children',
  'replace',
  'state',
  'relative',
  'reloadDocument',
  'preventScrollReset',
  'viewTransition',
  'prefetch',
  'discover',
]);

/**
 * A link in the HTML of the server, which needs no handlers. React Router resolves only the paths that it would change,
 * because resolving is too slow for a page with up to a hundred links.
 */
export function ServerLink(props: Props) {
  const { to } = props;
  if (typeof to !== 'string' || !FINAL_PATH.test(to)) return <BrowserLink {...props} />;
  const attributes: Record<string, unknown> = {};
  for (const name in props) if (!OMITTED_PROPS.has(name)) attributes[name] = props[name as keyof Props];
  return (
    <a {...attributes} href={to} target={props.target}>
      {props.children}
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
 * Returns the properties that are not React Router's. Ignores `prefetch` and `discover`, because `AppLink` prefetches.
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
