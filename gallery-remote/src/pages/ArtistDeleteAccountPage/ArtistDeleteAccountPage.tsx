import { useParams } from '@rangmala/shared/router';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { LoadingState, NoScriptNotice, Page } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { getSessionsPath } from '../../api/paths.ts';
import { ArtistGuard } from '../../components/ArtistGuard.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const getDeletionPath = (id: string) => apiPath('GET /artists/{id}/deletion', { id });

export const data: PageData = ({ artistId }) =>
  artistId ? [getSessionsPath(artistId), getDeletionPath(artistId)] : [];

export default function ArtistDeleteAccountPage() {
  const { artistId = '' } = useParams();
  return (
    <Page
      narrow
      title="Delete Account"
      description="Delete your artist account."
      lead="Delete your artist account, your profile and your gallery."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Artist Profile', to: links.artist(artistId) },
      ]}
    >
      <NoScriptNotice>Deleting the account</NoScriptNotice>
      <ArtistGuard artistId={artistId}>{() => <Deletion artistId={artistId} />}</ArtistGuard>
    </Page>
  );
}

function Deletion({ artistId }: { artistId: string }) {
  const { data: effects, error, reload } = useApi(getDeletionPath(artistId));
  if (effects) return <DeleteAccountForm artistId={artistId} effects={effects} />;
  return <LoadingState label="Loading…" error={error} onRetry={reload} />;
}
