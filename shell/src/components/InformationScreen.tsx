import type { InformationPage } from '@rangmala/shared/contract';
import { LoadingState, type PageProps } from '@rangmala/shared/ui';
import type { PageData } from '@rangmala/shared/remote';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { HelpScreen } from './HelpScreen.tsx';
import { NotFound } from './NotFound.tsx';
import { TextBlocks } from './TextBlocks.tsx';

const getTextPath = (page: InformationPage) => apiPath('GET /information/{page}', { page });

export const createInformationData =
  (page: InformationPage): PageData =>
  () => [getTextPath(page), apiPath('GET /seller')];

/** A page with the owner's text or the built-in text. Shows the 404 page when the shop has no text. */
export function InformationScreen({ page, ...screen }: PageProps & { page: InformationPage }) {
  const { data, error, reload } = useApi(getTextPath(page));
  if (error?.status === 404) return <NotFound />;
  return (
    <HelpScreen {...screen}>
      {data ? (
        <TextBlocks blocks={data.blocks} />
      ) : (
        <LoadingState label="Loading…" error={error} onRetry={reload} />
      )}
    </HelpScreen>
  );
}
