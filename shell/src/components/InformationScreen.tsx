import type { ReactNode } from 'react';
import type { InformationPage } from '@rangmala/shared/contract';
import { ErrorState, LoadingState } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { HelpScreen } from './HelpScreen.tsx';
import { NotFound } from './NotFound.tsx';
import { TextBlocks } from './TextBlocks.tsx';

interface InformationScreenProps {
  page: InformationPage;
  title: string;
  lead: string;
  /** The PageMeta element. */
  meta: ReactNode;
}

/** A page with the owner's text or the built-in text. Shows the 404 page when the shop has no text. */
export function InformationScreen({ page, ...screen }: InformationScreenProps) {
  const { data, error, reload } = useApi(apiPath('GET /information/{page}', { page }));
  if (error?.status === 404) return <NotFound />;
  return (
    <HelpScreen {...screen}>
      {data ? (
        <TextBlocks blocks={data.blocks} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void reload()} />
      ) : (
        <LoadingState label="Loading…" />
      )}
    </HelpScreen>
  );
}
