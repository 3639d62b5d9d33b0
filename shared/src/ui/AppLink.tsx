import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from '../router/index.ts';
import { usePrefetch } from '@rangmala/shared/remote';
import { callWhenVisible } from './when-visible.ts';

export interface AppLinkProps extends Omit<LinkProps, 'to' | 'ref' | 'prefetch'> {
  /** A URL inside the site. */
  to: string;
}

/**
 * A link inside the site. Prefetches the target when the link is visible, hovered or focused. The server renders a
 * {@link Link} without these handlers, which is faster: a page has up to a hundred links.
 */
export const AppLink: (props: AppLinkProps) => ReactNode =
  typeof window === 'undefined' ? Link : PrefetchingLink;

function PrefetchingLink({ to, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const prefetch = usePrefetch();
  const anchor = useRef<HTMLAnchorElement>(null);

  useEffect(
    () => (anchor.current ? callWhenVisible(anchor.current, () => prefetch(to)) : undefined),
    [prefetch, to],
  );

  return (
    <Link
      {...rest}
      ref={anchor}
      to={to}
      onPointerEnter={(event) => {
        prefetch(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(to);
        onFocus?.(event);
      }}
    />
  );
}
