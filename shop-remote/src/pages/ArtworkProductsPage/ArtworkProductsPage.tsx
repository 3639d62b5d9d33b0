import { useApi } from '@rangmala/shared/api';
import type { ArtworkProducts } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { ProductPictures } from '@rangmala/shared/pictures';
import type { PageData } from '@rangmala/shared/remote';
import { useParams } from '@rangmala/shared/router';
import { ButtonLink, LoadingState, NoScriptNotice, Notice, Page } from '@rangmala/shared/ui';
import { useArtworkDesign } from '../../api/use-artwork-design.ts';
import { Credits } from '../../components/Credits.tsx';

const getArtworkPath = (id: string) => apiPath('GET /artworks/{id}/products', { id });

export const data: PageData = ({ id = '' }) => [getArtworkPath(id)];

/** An artwork of the gallery on a product of each category. A tap starts a design with the artwork. */
export default function ArtworkProductsPage() {
  const { id = '' } = useParams();
  const { data: offer, error, reload } = useApi(getArtworkPath(id));
  if (offer) return <Offer offer={offer} />;
  if (error?.status === 404) {
    return (
      <Page
        title="Artwork not offered"
        description="There is no artwork here."
        status={404}
        heading="This artwork is not offered for products"
        lead="Its artist may have changed their mind. Many other works wait in the gallery."
      >
        <ButtonLink to={links.artGallery()}>Open the Art Gallery</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title="Put it on a product" description="An artwork on our products.">
      <LoadingState tall label="Loading the artwork…" error={error} onRetry={reload} />
    </Page>
  );
}

function Offer({ offer: { artwork, products } }: { offer: ArtworkProducts }) {
  const { busyId, problem, start } = useArtworkDesign();
  return (
    <Page
      title={`${artwork.title} on a product`}
      description="An artwork on our products."
      heading={artwork.title}
      lead="Choose what it goes on. You can add a name or a line of text next."
      trail={[{ name: 'Art Gallery', to: links.artGallery() }]}
      crumb="Put it on a product"
    >
      <Credits credits={[{ id: artwork.artist_id, name: artwork.artist_name, art_type: artwork.type }]} />
      <NoScriptNotice>Putting it on a product</NoScriptNotice>
      <ProductPictures
        label={`${artwork.title} on products`}
        products={products.map(({ id, name }) => ({
          id,
          name,
          url: `/api${apiPath('GET /artworks/{id}/products/{productId}.jpg', { id: artwork.id, productId: id })}`,
        }))}
        busyId={busyId}
        wraps
        onChoose={(productId) => void start(artwork.id, productId, productId)}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
    </Page>
  );
}
