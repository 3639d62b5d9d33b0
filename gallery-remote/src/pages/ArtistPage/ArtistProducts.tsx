import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import { links } from '@rangmala/shared/links';
import { AppLink, Grid, Picture, Price, SquareFrame, Stack } from '@rangmala/shared/ui';
import { getArtistProductsPath } from '../../api/paths.ts';

/** The products with the artist's art. Nothing when there are none, and while the shop is unavailable. */
export function ArtistProducts({ id, name }: { id: string; name: string }) {
  const { data: products = [] } = useApi(getArtistProductsPath(id));
  if (products.length === 0) return null;
  return (
    <Stack as="section" $gap="l" aria-labelledby="products">
      <h2 id="products">On products</h2>
      <List aria-label={`Products designed by ${name}`}>
        {products.map((product) => (
          <li key={product.id}>
            <AppLink to={links.product(product.id)}>
              <SquareFrame>
                <Picture
                  src={product.image[0] ?? ''}
                  alt=""
                  sizes="(min-width: 48rem) 12rem, 45vw"
                  placeholder={product.placeholder}
                  fit="cover"
                />
              </SquareFrame>
              {product.name}
            </AppLink>
            <Price amount={product.price} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled(Grid).attrs({ as: 'ul', $min: '9.5rem', $gap: 'm' })`
  a {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    color: inherit;
    font-weight: 600;
  }
`;
