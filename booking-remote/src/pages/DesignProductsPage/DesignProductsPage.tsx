import { type ReactNode, useState } from 'react';
import { useAction, useApi } from '@rangmala/shared/api';
import type { HandOver } from '@rangmala/shared/contract';
import { isSharpOn } from '@rangmala/shared/contract/print-quality';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { useNavigate, useParams } from '@rangmala/shared/router';
import { ProductPictures } from '@rangmala/shared/pictures';
import type { PageData } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import {
  ButtonLink,
  ChoiceGroup,
  LoadingState,
  NoScriptNotice,
  Notice,
  Page,
  Stack,
} from '@rangmala/shared/ui';
import { getHandOverPath } from '../../api/paths.ts';
import { NoAppointment } from '../../components/NoAppointment.tsx';
import { SignInPrompt } from '../../components/SignInPrompt.tsx';

export const data: PageData = ({ id = '' }) => [getHandOverPath(id)];

/** Shows an approved design on products of the shop. A chosen product opens in the shop's editor. */
export default function DesignProductsPage() {
  const { id = '' } = useParams();
  const { user } = useUser();
  const { data: handOver, error, reload } = useApi(getHandOverPath(id));
  const isMissing = error?.status === 403 || error?.status === 404;

  let content: ReactNode;
  if (!user || error?.status === 401) content = <SignInPrompt next={links.appointmentProducts(id)} />;
  else if (isMissing || (handOver && !handOver.can_print)) {
    content = (
      <NoAppointment title="There’s no approved design here.">
        Approve the design of your session first. Then you can put it on a product.
      </NoAppointment>
    );
  } else if (handOver) content = <Products id={id} handOver={handOver} />;
  else content = <LoadingState tall label="Loading your design…" error={error} onRetry={reload} />;

  return (
    <Page
      title="Put it on a product"
      description="Your design on our products."
      status={isMissing ? 404 : undefined}
      lead={handOver?.can_print ? `Designed by ${handOver.artist_name}, for you alone.` : undefined}
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'My Appointments', to: links.appointments() },
      ]}
    >
      <NoScriptNotice>Putting your design on a product</NoScriptNotice>
      {content}
    </Page>
  );
}

function Products({ id, handOver }: { id: string; handOver: HandOver }) {
  const navigate = useNavigate();
  const pictures = handOver.versions[0]?.pictures ?? [];
  const [pictureId, setPictureId] = useState(pictures[0]?.id ?? '');
  const [chosenProduct, setChosenProduct] = useState<string>();
  const { run, busy, failure } = useAction('Your design could not be opened. Please try again.');
  const picture = pictures.find((each) => each.id === pictureId);

  function choose(productId: string): void {
    setChosenProduct(productId);
    void run(async () => {
      const design = await callApi('POST /appointments/{id}/hand-over/designs', {
        params: { id },
        body: { product_id: productId, picture: pictureId },
      });
      await navigate(links.productDesign(productId, design.id));
    });
  }

  return (
    <Stack $gap="l">
      {pictures.length > 1 && (
        <ChoiceGroup
          legend="Picture"
          name="picture"
          options={pictures.map((each, index) => ({ value: each.id, label: `Picture ${index + 1}` }))}
          value={pictureId}
          onChange={setPictureId}
        />
      )}
      <p>Choose a product. You can then add a name or a text, move things, and order it.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ProductPictures
        label="Your design on products"
        products={handOver.products.map(({ id: productId, name, area }) => ({
          id: productId,
          name,
          url: getPreviewUrl(id, pictureId, productId),
          note:
            picture && !isSharpOn(picture, area)
              ? 'A little soft at full size. You can make it smaller there.'
              : 'Sharp in print.',
        }))}
        busyId={busy ? chosenProduct : undefined}
        wraps
        onChoose={choose}
      />
      <div>
        <ButtonLink to={links.appointmentChat(id)} variant="secondary">
          Back to your session
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** Returns the URL of an approved picture on a product. */
const getPreviewUrl = (id: string, picture: string, productId: string): string =>
  `/api${apiPath('GET /appointments/{id}/hand-over/pictures/{picture}/products/{productId}.jpg', { id, picture, productId })}`;
