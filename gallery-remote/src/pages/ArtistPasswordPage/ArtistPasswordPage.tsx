import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from '@rangmala/shared/router';
import type { PasswordChange } from '@rangmala/shared/contract';
import { ChangePasswordForm } from '@rangmala/shared/forms';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { AppLink, Page } from '@rangmala/shared/ui';
import { callApi } from '@rangmala/shared/endpoints';
import { getSessionsPath } from '../../api/paths.ts';
import { ArtistGuard } from '../../components/ArtistGuard.tsx';

export const data: PageData = ({ artistId }) => (artistId ? [getSessionsPath(artistId)] : []);

/** Delay in milliseconds between the change of the password and the return to the profile. */
const RETURN_DELAY_MS = 1500;

export default function ArtistPasswordPage() {
  const { artistId = '' } = useParams();
  return (
    <Page
      narrow
      title="Change Password"
      description="Set a new password for your artist account."
      lead="You’ll stay signed in here and be signed out on all other devices."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Artist Profile', to: links.artist(artistId) },
      ]}
    >
      <ArtistGuard artistId={artistId}>{() => <PasswordForm artistId={artistId} />}</ArtistGuard>
    </Page>
  );
}

function PasswordForm({ artistId }: { artistId: string }) {
  const navigate = useNavigate();
  const [isChanged, setChanged] = useState(false);

  const goBack = useEffectEvent(() => void navigate(links.artist(artistId), { replace: true }));
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => goBack(), RETURN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isChanged]);

  async function change(passwords: PasswordChange): Promise<void> {
    await callApi('POST /artists/{id}/changepassword', { params: { id: artistId }, body: passwords });
    setChanged(true);
  }

  return (
    <ChangePasswordForm username={artistId} change={change} isLeaving={isChanged}>
      <AppLink to={links.artist(artistId)}>Back to your profile</AppLink>
    </ChangePasswordForm>
  );
}
