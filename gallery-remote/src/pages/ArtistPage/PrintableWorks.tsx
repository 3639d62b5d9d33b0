import type { Artwork } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Grid, Picture, SquareFrame, Stack } from '@rangmala/shared/ui';

/** The shown artworks that may be printed, each with a link that puts it on a product. Nothing without such artworks. */
export function PrintableWorks({ artworks }: { artworks: readonly Artwork[] }) {
  const printable = artworks.filter((artwork) => artwork.printable);
  if (printable.length === 0) return null;
  return (
    <Stack as="section" $gap="l" aria-labelledby="printable">
      <h2 id="printable">On something of yours</h2>
      <Grid as="ul" $min="9rem" $gap="m">
        {printable.map(({ id, title, image, placeholder }) => (
          <Stack as="li" $gap="xs" key={id}>
            <SquareFrame>
              <Picture src={image} alt="" sizes="9rem" placeholder={placeholder} fit="cover" />
            </SquareFrame>
            <span id={`printable-${id}`}>{title}</span>
            <AppLink
              className="tap-target"
              to={links.artworkOnProducts(id)}
              aria-describedby={`printable-${id}`}
            >
              Put it on a product
            </AppLink>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
