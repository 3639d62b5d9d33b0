import type { Ref } from 'react';
import { useLocation, useResolvedPath, type NavLinkProps } from 'react-router';
import { Link } from './Link.tsx';

/** React Router's `NavLink` for sites without data routers, where no navigation is ever pending. */
export function NavLink({
  'aria-current': current = 'page',
  caseSensitive = false,
  className = '',
  end = false,
  style,
  to,
  children,
  ...rest
}: NavLinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  const target = useResolvedPath(to, rest.relative && { relative: rest.relative }).pathname;
  const { pathname } = useLocation();
  const [path, currentPath] = caseSensitive
    ? [target, pathname]
    : [target.toLowerCase(), pathname.toLowerCase()];
  const prefix = path.endsWith('/') ? path : `${path}/`;
  const isActive = currentPath === path || (!end && (currentPath.startsWith(prefix) || path === '/'));
  const state = { isActive, isPending: false, isTransitioning: false };
  const classes =
    typeof className === 'function'
      ? className(state)
      : [className, isActive && 'active'].filter(Boolean).join(' ');
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? current : undefined}
      className={classes}
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
