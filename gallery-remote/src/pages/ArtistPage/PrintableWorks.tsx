import styled from 'styled-components';
import type { Artwork } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Picture, SquareFrame } from '@rangmala/shared/ui';

/** The shown artworks that may be printed, each with a link that puts it on a product. Nothing without such artworks. */
export function PrintableWorks({ artworks }: { artworks: readonly Artwork[] }) {
  const printable = artworks.filter((artwork) => artwork.printable);
  if (printable.length === 0) return null;
  return (
    <section aria-labelledby="printable">
      <h2 id="printable">On something of yours</h2>
      <List>
        {printable.map(({ id, title, image, placeholder }) => (
          <li key={id}>
            <SquareFrame>
              <Picture src={image} alt="" sizes="9rem" placeholder={placeholder} fit="cover" />
            </SquareFrame>
            <span id={`printable-${id}`}>{title}</span>
            <AppLink to={links.artworkOnProducts(id)} aria-describedby={`printable-${id}`}>
              Put it on a product
            </AppLink>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${({ theme }) => theme.space.m};
  margin-top: ${({ theme }) => theme.space.l};

  li {
    display: grid;
    align-content: start;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
  }
`;
