import { useNavigate } from '@rangmala/shared/router';
import { useAction } from '@rangmala/shared/api';
import { links } from '@rangmala/shared/links';
import { removeDrafts } from '@rangmala/shared/storage';
import { Button, ButtonLink, Icon, Notice, Row } from '@rangmala/shared/ui';
import { useArtistSignOut } from '../../api/artist-sign-in.ts';
import { storeEdits } from './use-profile-form.ts';
import { ProfileSection } from './ProfileSection.tsx';

export interface AccountSectionProps {
  artistId: string;
  name: string | undefined;
  /** Runs the action, after a confirmation if there are unsaved changes. */
  confirmLeave: (action: () => void) => void;
}

export function AccountSection({ artistId, name, confirmLeave }: AccountSectionProps) {
  const signOut = useArtistSignOut();
  const navigate = useNavigate();
  const { run, busy, failure } = useAction('We couldn’t sign you out. Please try again.');

  const signOutAndLeave = () =>
    run(async () => {
      await signOut(artistId);
      storeEdits(artistId, undefined);
      removeDrafts();
      await navigate(links.artistLogin(), { replace: true });
    });

  return (
    <ProfileSection
      id="account"
      title="Account"
      lead={name ? `You are signed in as ${name} (${artistId}).` : undefined}
    >
      <Row $gap="m">
        <ButtonLink variant="secondary" to={links.artistChangePassword(artistId)}>
          Change password
        </ButtonLink>
        {/* Does not use a link of the router, because the browser saves the response as a file. */}
        <a
          className="tap-target"
          href={`/api/artists/${encodeURIComponent(artistId)}/data`}
          download="your-data.json"
        >
          <Icon name="download" />
          Download My Data
        </a>
        <ButtonLink variant="secondary" to={links.artistDeleteAccount(artistId)}>
          Delete Account
        </ButtonLink>
        <Button variant="secondary" busy={busy} onClick={() => confirmLeave(() => void signOutAndLeave())}>
          Sign Out
        </Button>
      </Row>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </ProfileSection>
  );
}
