import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, ButtonAnchor, ErrorState, ConfirmDialog, TextField, useToast } from '@rangmala/shared/ui';
import { useCalendarFeed, useRenewCalendarFeed } from '../../api/use-artist-sessions.ts';
import { useRedirectWhenSignedOut } from '../../components/ArtistGuard.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** The private address under which calendar programs find the artist's sessions. */
export function CalendarAddress({ artistId }: { artistId: string }) {
  const { data: feed, error, reload } = useCalendarFeed(artistId);
  const renew = useRenewCalendarFeed(artistId);
  const isSignedOut = useRedirectWhenSignedOut(artistId);
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);

  async function copy(): Promise<void> {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(feed?.url ?? '');
      toast('Address copied.');
    } catch {
      // Not every browser lets pages copy; what is selected can be copied by hand.
      toast('The address is selected: copy it from there.', 'info');
    }
  }

  async function confirm(): Promise<ReactNode> {
    try {
      await renew();
    } catch (refused) {
      return isSignedOut(refused) ? undefined : 'The address could not be renewed. Please try again.';
    }
    toast('Your calendar has a new address.');
    setAsked(false);
    return undefined;
  }

  return (
    <ProfileSection
      id="calendar"
      title="Your calendar"
      lead="Subscribe to this address in your calendar and your sessions appear there by themselves. It shows your customers’ names, so keep it to yourself."
    >
      {error && !feed ? (
        <ErrorState message="Your calendar’s address could not be shown." onRetry={() => void reload()} />
      ) : (
        <Stack>
          <TextField
            ref={input}
            label="Calendar address"
            name="calendar"
            readOnly
            value={feed?.url ?? ''}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Buttons>
            <Button variant="secondary" disabled={!feed} onClick={() => void copy()}>
              Copy address
            </Button>
            {feed && (
              <ButtonAnchor variant="secondary" href={feed.url.replace(/^https?:/, 'webcal:')}>
                Subscribe
              </ButtonAnchor>
            )}
            <Button variant="quiet" disabled={!feed} onClick={() => setAsked(true)}>
              Renew address
            </Button>
          </Buttons>
        </Stack>
      )}
      <ConfirmDialog
        title="Renew the address?"
        open={isAsked}
        cancelLabel="Keep it"
        confirmLabel="Yes, renew"
        onCancel={() => setAsked(false)}
        onConfirm={confirm}
      >
        <p>
          The address that you have now stops working everywhere: calendars that use it have to be given the
          new one.
        </p>
      </ConfirmDialog>
    </ProfileSection>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 46rem;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
`;
