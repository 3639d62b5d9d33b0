import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { AppLink, EmptyState, ErrorState, Picture, VisuallyHidden } from '@rangmala/shared/ui';
import { useCategories } from '../api/catalogue.ts';
import { Skeleton } from './Skeleton.tsx';

interface CategoryTilesProps {
  /** Heading level of the category names. */
  heading: 'h2' | 'h3';
  /** Whether the first three pictures are loaded with high priority. */
  priority?: boolean;
  /** The message when the categories cannot be loaded; by default, that of the error. */
  errorMessage?: string;
}

const SIZES = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, 44vw';

/** Tiles of the shop's categories, each with a picture, the name and a link to the page of the category. */
export function CategoryTiles({ heading: Heading, priority = false, errorMessage }: CategoryTilesProps) {
  const { data: categories, error, reload } = useCategories();
  if (!categories && error) return <ErrorState message={errorMessage ?? error.message} onRetry={reload} />;
  if (!categories) {
    return (
      <>
        <VisuallyHidden role="status">Loading the categories…</VisuallyHidden>
        <Tiles aria-hidden="true">
          {Array.from({ length: 6 }, (_, position) => (
            <Tile key={position}>
              <Frame />
              <h3>
                <Skeleton $width="7rem" />
              </h3>
            </Tile>
          ))}
        </Tiles>
      </>
    );
  }
  if (categories.length === 0) return <NothingYet />;
  return (
    <Tiles>
      {categories.map(({ name, hero_image, placeholder }, position) => (
        <Tile key={name}>
          <Frame>
            <Picture
              src={hero_image}
              alt=""
              sizes={SIZES}
              placeholder={placeholder}
              priority={priority && position < 3}
              fit="cover"
            />
          </Frame>
          <Heading>
            <AppLink to={links.category(name)}>{name}</AppLink>
          </Heading>
        </Tile>
      ))}
    </Tiles>
  );
}

export function NothingYet() {
  return (
    <EmptyState title="Nothing here yet.">
      <p>Please check back soon.</p>
    </EmptyState>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.m};

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.l};
  }
`;

const Frame = styled.div`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${({ theme }) => theme.color.sunken};

  img {
    transition: scale ${({ theme }) => theme.motion.calm};
  }
`;

const Tile = styled.li`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  transition: box-shadow ${({ theme }) => theme.motion.quick};

  > h2,
  > h3 {
    padding: 0.6rem ${({ theme }) => theme.space.m} 0.5rem;
    font-size: ${({ theme }) => theme.text.h3};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* Makes the whole tile clickable. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }
  &:hover {
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
  &:hover a {
    text-decoration: underline;
  }
  &:hover picture > img {
    scale: 1.03;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  a:focus-visible {
    outline: none;
  }
`;
