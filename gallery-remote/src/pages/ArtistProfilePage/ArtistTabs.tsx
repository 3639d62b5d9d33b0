import { type ReactNode, useEffect } from 'react';
import { useLocation } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useIsHydrated } from '@rangmala/shared/site';
import { AppLink } from '@rangmala/shared/ui';
import { PillNav } from '../../components/PillNav.tsx';

/** The tabs of the artist area, with the ids of their sections. The first tab is open at first. */
const TABS = [
  { id: 'sessions', name: 'Sessions', sections: ['sessions'] },
  { id: 'hours', name: 'Hours', sections: ['hours', 'days-off'] },
  { id: 'gallery', name: 'Gallery', sections: ['gallery'] },
  { id: 'profile', name: 'Profile', sections: ['profile'] },
  { id: 'account', name: 'Account', sections: ['account', 'email', 'calendar'] },
] as const;

/**
 * Shows links to the sections of the artist area. On narrow screens only the sections of one tab are shown: the tab of
 * the section in the URL's hash.
 */
export function ArtistTabs({ artistId, children }: { artistId: string; children: ReactNode }) {
  const { hash } = useLocation();
  // The server does not know the hash, so hydration shows the first tab.
  const isHydrated = useIsHydrated();
  const sectionId = isHydrated ? hash.slice(1) : '';
  const openTab = TABS.find(({ sections }) => sections.some((id) => id === sectionId)) ?? TABS[0];

  useEffect(() => {
    // The section was hidden when the browser followed the link.
    if (sectionId !== '') document.getElementById(sectionId)?.scrollIntoView();
  }, [sectionId]);

  return (
    <Tabs $sections={openTab.sections}>
      <PillNav aria-label="Artist area">
        {TABS.map(({ id, name }) => (
          <a key={id} href={`#${id}`} aria-current={id === openTab.id ? 'true' : undefined}>
            {name}
          </a>
        ))}
        <AppLink to={links.artistEarnings(artistId)}>Earnings</AppLink>
      </PillNav>
      {children}
    </Tabs>
  );
}

/** On wide screens the sessions have a separate column. */
const Tabs = styled.div<{ $sections: readonly string[] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  > nav {
    grid-column: 1 / -1;
  }
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 21rem minmax(0, 1fr);
    align-items: start;
  }

  @media not all and ${({ theme }) => theme.media.wide} {
    gap: ${({ theme }) => theme.space.l};

    > nav {
      gap: 0.35rem;
    }
    > nav a {
      padding-inline: 0.7rem;
    }
    > nav a[aria-current] {
      border-color: ${({ theme }) => theme.color.ink};
      background: ${({ theme }) => theme.color.ink};
      color: ${({ theme }) => theme.color.paper};
    }
    /* Keeps the tabs in view above the section. */
    section[id] {
      scroll-margin-top: 8rem;
    }
    /* A section with an invalid field is shown in every tab, so that the field can get the focus. */
    section[id]${({ $sections }) => $sections.map((id) => `:not(#${id})`).join('')}:not(
        :has([aria-invalid='true'], [data-invalid])
      ) {
      display: none;
    }
    /* A form without a shown section is hidden, unless its save bar is at the bottom of the window. */
    form:not(:has(${({ $sections }) => $sections.map((id) => `#${id}`).join(', ')}, [data-bottom-bar])):has(
        > section
      ) {
      display: none;
    }
  }
`;
