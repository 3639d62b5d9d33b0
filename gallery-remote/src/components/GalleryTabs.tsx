import { NavLink } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { usePrefetch } from '@rangmala/shared/remote';
import { PillNav } from './PillNav.tsx';

const TABS = [
  { to: links.artGallery(), label: 'All artworks' },
  { to: links.artGalleryByArtist(), label: 'By artist' },
  { to: links.artGalleryByType(), label: 'By art type' },
];

/** Navigation between the three gallery pages. */
export function GalleryTabs() {
  const prefetch = usePrefetch();
  return (
    <Nav aria-label="Gallery">
      {TABS.map(({ to, label }) => (
        <NavLink key={to} to={to} end onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)}>
          {label}
        </NavLink>
      ))}
    </Nav>
  );
}

const Nav = styled(PillNav)`
  margin-bottom: ${({ theme }) => theme.space.l};

  /* On narrow screens the links are smaller, so that all three fit side by side. */
  @media (width < 26rem) {
    a {
      padding-inline: 0.65rem;
      font-size: ${({ theme }) => theme.text.small};
    }
  }
  a[aria-current='page'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onDark};
  }
`;
