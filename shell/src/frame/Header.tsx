import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links, SHOP_CATEGORIES } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import { AppLink, Icon, LogoMark, VisuallyHidden } from '@rangmala/shared/ui';
import { AccountMenu } from './AccountMenu.tsx';
import { CartLink } from './CartLink.tsx';
import { Disclosure } from './Disclosure.tsx';
import { RightNavigation, LeftNavigation, Logo, MenuButton, HeaderSide } from './HeaderParts.tsx';
import { useNavigation } from '../federation/federation-context.tsx';
import { navItem, WIDE_HEADER } from './nav-style.ts';
import { PromoBar } from './PromoBar.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Scroll position in pixels after which the header has a shadow. */
export const SHADOW_AFTER_PX = 20;

/**
 * The header with the main links. Wide screens show the links in a row around the logo, and other screens in a panel
 * that “Menu” opens. Without JavaScript the panel is always open.
 */
export function Header() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { isAuthenticated, artist } = useUser();
  const { name, categories = SHOP_CATEGORIES } = useSite();
  const remoteEntries = useNavigation('header');

  useEffect(() => {
    if (!isMenuOpen) return;
    // Listens on the document, because no element has the focus after a press on the page.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      menuButton.current?.focus();
      setIsMenuOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isMenuOpen]);

  return (
    <>
      {/* The promo bar scrolls away, because it is outside the sticky header. */}
      <PromoBar />
      <ShadowOnScroll hasShadow={isMenuOpen}>
        <Bar
          aria-label="Main"
          id="main-navigation"
          $isOpen={isMenuOpen}
          onClick={({ target }) => {
            // Closes the panel for links and for “Sign Out”, but not for the buttons that open a submenu.
            if (target instanceof Element && target.closest('a, ul ul button')) setIsMenuOpen(false);
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Uncovers what has the focus now. Safari does not focus a clicked button, so there is no new element then.
            if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsMenuOpen(false);
          }}
        >
          <MenuButton
            ref={menuButton}
            type="button"
            aria-expanded={isMenuOpen}
            aria-controls="main-navigation"
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} />
            <VisuallyHidden>Menu</VisuallyHidden>
          </MenuButton>
          <LeftNavigation>
            <NavItem to={links.home()}>Home</NavItem>
            <li>
              <Disclosure label="Shop">
                {categories.map((category) => (
                  <NavItem key={category} to={links.category(category)}>
                    {category}
                  </NavItem>
                ))}
              </Disclosure>
            </li>
            <NavItem to={links.artGallery()}>Art Gallery</NavItem>
          </LeftNavigation>
          <Logo to={links.home()} aria-label={`${name} home`}>
            <LogoMark />
            {name}
          </Logo>
          <HeaderSide>
            <RightNavigation>
              {artist && (
                <NarrowOnly>
                  <NavLink to={links.artist(artist.artist_id)}>Your artist area</NavLink>
                </NarrowOnly>
              )}
              <NavItem to={links.appointment()}>Appointment</NavItem>
              <NavItem to={links.jobs()}>Jobs</NavItem>
              <NavItem to={links.contact()}>Contact</NavItem>
              <NavItem to={links.about()}>About Us</NavItem>
              {remoteEntries.length > 0 && (
                <li>
                  <Disclosure label="More" edge="right">
                    {remoteEntries.map(({ label, to }) => (
                      <NavItem key={to} to={to}>
                        {label}
                      </NavItem>
                    ))}
                  </Disclosure>
                </li>
              )}
              {isAuthenticated ? (
                <li>
                  <AccountMenu />
                </li>
              ) : (
                <NavItem to={links.signIn()}>Sign In</NavItem>
              )}
            </RightNavigation>
            <CartLink />
          </HeaderSide>
        </Bar>
      </ShadowOnScroll>
    </>
  );
}

/** Subscribes to the scroll position in a component of its own, because scrolling must not render the links again. */
function ShadowOnScroll({ hasShadow, children }: { hasShadow: boolean; children: ReactNode }) {
  const isScrolled = useScrolledPast(SHADOW_AFTER_PX);
  return <Banner $hasShadow={hasShadow || isScrolled}>{children}</Banner>;
}

function NavItem({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavLink to={to} aria-current={getAriaCurrent(pathname, to)}>
        {children}
      </NavLink>
    </li>
  );
}

/** Returns aria-current: `page` on the link's page, `true` below it (except below home), otherwise undefined. */
function getAriaCurrent(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to || pathname === `${to}/`) return 'page';
  return to !== links.home() && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

const NavLink = styled(AppLink)`
  ${navItem}
`;

const Banner = styled.header<{ $hasShadow: boolean }>`
  container-type: inline-size;
  position: sticky;
  z-index: ${({ theme }) => theme.layer.header};
  top: 0;
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme, $hasShadow }) => ($hasShadow ? theme.shadow.high : 'none')};
  transition: box-shadow ${({ theme }) => theme.motion.calm};

  @media (scripting: none) {
    position: static;
  }
  @media print {
    position: static;
    background: none;
    box-shadow: none;
  }
`;

const NarrowOnly = styled.li`
  @container ${WIDE_HEADER} {
    display: none;
  }
`;

const Bar = styled.nav<{ $isOpen: boolean }>`
  display: grid;
  grid-template: 'menu logo cart' minmax(4rem, auto) / minmax(max-content, 1fr) auto minmax(max-content, 1fr);
  align-items: center;
  max-width: calc(${({ theme }) => theme.size.container} + 2 * ${({ theme }) => theme.space.gutter});
  margin-inline: auto;
  /* Padding of a link. The bar's padding is smaller by the same amount. The first word then aligns with the page. */
  --nav-edge: 0.7rem;
  padding-inline: calc(${({ theme }) => theme.space.gutter} - var(--nav-edge));

  @container not ${WIDE_HEADER} {
    max-height: calc(100dvh - 2.75rem);
    overflow-y: auto;

    ul:not(ul ul) {
      display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
      grid-column: 1 / -1;

      @media (scripting: none) {
        display: grid;
      }
    }
  }
  @container ${WIDE_HEADER} and (width < 80rem) {
    /* Leaves enough room for “My Account”, so that both sides are equally wide. */
    --nav-edge: 0.4rem;
  }
  @container ${WIDE_HEADER} {
    grid-template: 'left logo right' 4.75rem / minmax(max-content, 1fr) auto minmax(max-content, 1fr);
  }
  @media print {
    grid-template: 'logo' 4rem / auto;
    justify-content: start;

    > :not(a[aria-label]) {
      display: none;
    }
  }
`;
