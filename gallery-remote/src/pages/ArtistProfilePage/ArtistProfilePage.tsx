import { useParams } from '@rangmala/shared/router';
import type { ArtistSessions } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { LoadingState, NoScriptNotice, Page, Stack } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import {
  getArtistAccountPath,
  getArtistGalleryPath,
  getArtistPath,
  getSessionsPath,
} from '../../api/paths.ts';
import { ArtistGuard } from '../../components/ArtistGuard.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ArtistTabs } from './ArtistTabs.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { DaysOff } from './DaysOff.tsx';
import { MailSettings } from './MailSettings.tsx';
import { OwnGallery } from './OwnGallery.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { useLeaveConfirmation } from './LeaveConfirmation.tsx';

export const data: PageData = ({ artistId }, search) =>
  artistId
    ? [
        getSessionsPath(artistId, search),
        getArtistAccountPath(artistId),
        getArtistPath(artistId),
        getArtistGalleryPath(artistId),
        apiPath('GET /artists/art-types'),
      ]
    : [];

export default function ArtistProfilePage() {
  const { artistId = '' } = useParams();
  return (
    <Page
      title="Artist Profile"
      description="Your sessions, profile, hours and gallery."
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <NoScriptNotice>Your profile</NoScriptNotice>
      <ArtistGuard key={artistId} artistId={artistId}>
        {(sessions) => <ProfileSections artistId={artistId} sessions={sessions} />}
      </ArtistGuard>
    </Page>
  );
}

function ProfileSections({ artistId, sessions }: { artistId: string; sessions: ArtistSessions }) {
  const { data: artist, error, reload } = useApi(getArtistPath(artistId));
  const {
    data: artTypes,
    error: artTypesError,
    reload: reloadTypes,
  } = useApi(apiPath('GET /artists/art-types'));
  const { data: account } = useApi(getArtistAccountPath(artistId));
  const { confirmLeave, dialog } = useLeaveConfirmation(artistId);
  const failure = error ?? artTypesError;

  return (
    <ArtistTabs artistId={artistId}>
      <Sessions artistId={artistId} account={account} sessions={sessions} />
      <Stack $gap="xl">
        {artist && artTypes ? (
          <>
            <ProfileForm artist={artist} artTypes={artTypes} />
            <DaysOff artistId={artistId} today={sessions.date} />
            <OwnGallery artistId={artistId} artTypes={artTypes} ownArtTypes={artist.art_types} />
          </>
        ) : (
          <LoadingState
            tall
            label="Loading your profile…"
            error={failure}
            onRetry={() => void Promise.all([reload(), reloadTypes()])}
          />
        )}
        <CalendarAddress artistId={artistId} />
        <MailSettings artistId={artistId} />
        <AccountSection artistId={artistId} name={artist?.name} confirmLeave={confirmLeave} />
      </Stack>
      {dialog}
    </ArtistTabs>
  );
}
