import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { Button, ButtonLink, Notice } from '@rangmala/shared/ui';
import { useArtistSignOut } from '../../api/artist-sign-in.ts';
import { keepEdits } from './kept-edits.ts';
import { Part } from './Part.tsx';

export interface AccountProps {
  artistId: string;
  name: string | undefined;
  /** Asks first where something unsaved would be lost. */
  ask: (leave: () => void) => void;
}

export function Account({ artistId, name, ask }: AccountProps) {
  const signOut = useArtistSignOut();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await signOut(artistId);
    } catch {
      setBusy(false);
      setFailed(true);
      return;
    }
    keepEdits(artistId, undefined);
    void navigate(links.artistLogin(), { replace: true });
  }

  return (
    <Part
      id="account"
      title="Account"
      lead={name ? `You are signed in as ${name} (${artistId}).` : undefined}
    >
      <Buttons>
        <ButtonLink variant="secondary" to={links.artistChangePassword(artistId)}>
          Change password
        </ButtonLink>
        <Button variant="secondary" busy={isBusy} onClick={() => ask(() => void leave())}>
          Sign Out
        </Button>
      </Buttons>
      {hasFailed && <Notice tone="bad">You could not be signed out. Please try again.</Notice>}
    </Part>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
`;
