import { useParams } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { ArtistSessions } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import {
  Container,
  ErrorState,
  LoadingState,
  NoScriptNotice,
  PageHeader,
  PageMeta,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { getArtistGalleryPath, getArtistPath, getSessionsPath } from '../../api/paths.ts';
import { ArtistGuard } from '../../components/ArtistGuard.tsx';
import { AccountSection } from './AccountSection.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { MailSettings } from './MailSettings.tsx';
import { OwnGallery } from './OwnGallery.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { useLeaveConfirmation } from './LeaveConfirmation.tsx';

export const data: PageData = ({ artistId }) =>
  artistId
    ? [
        getSessionsPath(artistId),
        getArtistPath(artistId),
        getArtistGalleryPath(artistId),
        apiPath('GET /artists/art-types'),
      ]
    : [];

export default function ArtistProfilePage() {
  const { artistId = '' } = useParams();
  return (
    <Container>
      <PageMeta title="Artist Profile" description="Your sessions, profile, hours and gallery." noIndex />
      <PageHeader
        title="Artist Profile"
        trail={[{ name: 'Home', to: links.home() }, { name: 'Artist Profile' }]}
      />
      <NoScriptNotice>Your profile</NoScriptNotice>
      <ArtistGuard key={artistId} artistId={artistId}>
        {(sessions) => <ProfileSections artistId={artistId} sessions={sessions} />}
      </ArtistGuard>
    </Container>
  );
}

const SECTIONS = [
  { id: 'sessions', name: 'Sessions' },
  { id: 'profile', name: 'Profile' },
  { id: 'hours', name: 'Hours' },
  { id: 'gallery', name: 'Gallery' },
  { id: 'calendar', name: 'Calendar' },
  { id: 'email', name: 'Email' },
  { id: 'account', name: 'Account' },
];

function ProfileSections({ artistId, sessions }: { artistId: string; sessions: ArtistSessions }) {
  const { data: artist, error, reload } = useApi(getArtistPath(artistId));
  const {
    data: artTypes,
    error: artTypesError,
    reload: reloadTypes,
  } = useApi(apiPath('GET /artists/art-types'));
  const { confirmLeave, dialog } = useLeaveConfirmation(artistId);
  const failure = error ?? artTypesError;

  return (
    <Columns>
      <SectionLinks aria-label="On this page">
        {SECTIONS.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </SectionLinks>
      <Sessions artistId={artistId} sessions={sessions} />
      <OtherSections>
        {artist && artTypes ? (
          <>
            <ProfileForm artist={artist} artTypes={artTypes} />
            <OwnGallery artistId={artistId} artTypes={artTypes} />
          </>
        ) : failure ? (
          <ErrorState message={failure.message} onRetry={() => void Promise.all([reload(), reloadTypes()])} />
        ) : (
          <LoadingState tall label="Loading your profile…" />
        )}
        <CalendarAddress artistId={artistId} />
        <MailSettings artistId={artistId} />
        <AccountSection artistId={artistId} name={artist?.name} confirmLeave={confirmLeave} />
      </OtherSections>
      {dialog}
    </Columns>
  );
}

/** On wide screens the sessions have a separate column. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 21rem minmax(0, 1fr);
    align-items: start;
  }
`;

const OtherSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
`;

const SectionLinks = styled.nav`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
    padding: 0.3rem 0.9rem;
    border: 2px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.card};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  a:active {
    background: ${({ theme }) => theme.color.line};
  }
`;
