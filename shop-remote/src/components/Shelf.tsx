import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { Item } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { useIsHydrated } from '@rangmala/shared/site';
import { AppLink, Picture, Price } from '@rangmala/shared/ui';
import { readViewed } from '../lib/viewed-products.ts';

interface ShelfProps {
  title: string;
  items: readonly Pick<Item, 'id' | 'name' | 'price' | 'image'>[];
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
  /** The list of all products of the shelf. */
  seeAll?: string | undefined;
  /** More for the picture of a product, over it. */
  renderOverlay?: (id: string, nameId: string) => ReactNode;
}

/** A row of products that scrolls to the side: picture, name and price. */
export function Shelf({ title, items, heading: Heading, seeAll, renderOverlay }: ShelfProps) {
  const id = useId();
  return (
    <Section className="screen-only" aria-labelledby={id}>
      <div>
        <Heading id={id}>{title}</Heading>
        {seeAll && (
          <AppLink to={seeAll} rel="nofollow" aria-label={`See all: ${title}`}>
            See all
          </AppLink>
        )}
      </div>
      <ul>
        {items.map(({ id: itemId, name, price, image }) => (
          <li key={itemId}>
            <figure>
              <Picture
                src={image[0] ?? ''}
                alt=""
                sizes="(min-width: 64rem) 13rem, 9.5rem"
                maxWidth={640}
                fit="cover"
              />
              {renderOverlay?.(itemId, `${id}-${itemId}`)}
            </figure>
            <AppLink id={`${id}-${itemId}`} to={links.product(itemId)}>
              {name}
            </AppLink>
            <Price amount={price} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const getShelvesPath = () => apiPath('GET /shelves');

/** The shelves of the shop. Renders nothing without them, because the page works without. */
export function Shelves({ heading }: { heading: 'h2' | 'h3' }) {
  const { data: shelves = [] } = useApi(getShelvesPath());
  return shelves.map(({ title, query, items }) => (
    <Shelf key={title} title={title} items={items} heading={heading} seeAll={`${links.shop()}?${query}`} />
  ));
}

/**
 * The products that were viewed in this browser.
 * @param except id of the shown product, which is left out
 */
export function RecentlyViewed({ except }: { except?: string }) {
  return useIsHydrated() && <ViewedShelf except={except} />;
}

function ViewedShelf({ except }: { except: string | undefined }) {
  // Reads once, so that the shelf stays the same while the page is shown.
  const [viewed] = useState(readViewed);
  const ids = viewed.split(',').filter((id) => id !== '' && id !== except);
  const { data: items = [] } = useApi(
    ids.length === 0 ? null : apiPath('GET /items', { ids: ids.join(',') }),
  );
  return items.length > 0 && <Shelf title="Recently viewed" items={items} heading="h2" />;
}

const Section = styled.section`
  min-width: 0;
  padding-top: ${({ theme }) => theme.space.xl};

  > div {
    display: flex;
    gap: ${({ theme }) => theme.space.m};
    align-items: baseline;
    justify-content: space-between;
  }
  > div > a {
    flex: none;
    padding-block: 0.5rem;
  }
  h2,
  h3 {
    font-size: ${({ theme }) => theme.text.h3};
  }
  ul {
    display: flex;
    gap: ${({ theme }) => theme.space.m};
    /* Reaches the edge of the screen, where the next product is cut off: there is more. */
    margin-inline: calc(-1 * ${({ theme }) => theme.space.gutter});
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.gutter}`};
    overflow-x: auto;
    list-style: none;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${({ theme }) => theme.space.gutter};
  }
  li {
    position: relative;
    display: grid;
    flex: none;
    gap: ${({ theme }) => theme.space.xs};
    align-content: start;
    width: 9.5rem;
    scroll-snap-align: start;
  }
  figure {
    position: relative;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.sunken};
  }
  li > a {
    color: inherit;
    font-weight: 600;
    line-height: 1.3;
  }
  /* Makes the whole card clickable. */
  li > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  @media ${({ theme }) => theme.media.wide} {
    li {
      width: 13rem;
    }
  }
`;
