import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import { links } from '@rangmala/shared/links';
import { AppLink, Picture, Price, Stack } from '@rangmala/shared/ui';
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
              <Frame>
                <Picture
                  src={product.image[0] ?? ''}
                  alt=""
                  sizes="(min-width: 48rem) 12rem, 45vw"
                  placeholder={product.placeholder}
                  fit="cover"
                />
              </Frame>
              {product.name}
            </AppLink>
            <Price amount={product.price} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${({ theme }) => theme.space.m};

  a {
    display: block;
    color: inherit;
    font-weight: 600;
  }
`;

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  margin-bottom: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
`;
