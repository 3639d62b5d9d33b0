import { NavLink } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { usePrefetch } from '@rangmala/shared/remote';

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

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.l};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
    padding: 0.3rem 1rem;
    border: 2px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.card};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
    text-decoration: none;

    /* On narrow screens the links are smaller, so that all three fit side by side. */
    @media (width < 26rem) {
      padding-inline: 0.65rem;
      font-size: ${({ theme }) => theme.text.small};
    }
  }
  a:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  a:active {
    background: ${({ theme }) => theme.color.line};
  }
  a[aria-current='page'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onDark};
  }
`;
