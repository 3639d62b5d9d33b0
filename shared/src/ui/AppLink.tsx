import { usePrefetch } from '@rangmala/shared/remote';
import { Link, type LinkProps } from '../router/index.ts';

export interface AppLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  /** A URL inside the site. */
  to: string;
}

/** A link inside the site. Prefetches the target when the link is hovered, touched or focused. */
export function AppLink({ to, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const prefetch = usePrefetch();
  return (
    <Link
      // The apps discover no routes by links, so the attribute for it would only make pages larger.
      discover="none"
      {...rest}
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
