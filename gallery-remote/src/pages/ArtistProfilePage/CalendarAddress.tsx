import { useRef, useState } from 'react';
import {
  Button,
  ButtonAnchor,
  ConfirmDialog,
  ErrorState,
  Row,
  Stack,
  TextField,
  useToast,
} from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { getCalendarFeedPath } from '../../api/paths.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { getServerMessage } from '../../api/server-message.ts';

/** The private calendar feed of the artist's sessions. */
export function CalendarAddress({ artistId }: { artistId: string }) {
  const { data: feed, error, reload } = useApi(getCalendarFeedPath(artistId));
  const changeApi = useChangeApi();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);

  async function copyUrl(): Promise<void> {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(feed?.url ?? '');
      toast('Address copied.');
    } catch {
      // The browser may forbid copying. The address is already selected, so that the artist can copy it.
      toast('The address is selected. Press Ctrl+C to copy it.', 'info');
    }
  }

  async function confirm(): Promise<void> {
    await changeApi('POST /artists/{id}/calendar-feed', { params: { id: artistId } });
    toast('Your calendar has a new address.');
    setDialogOpen(false);
  }

  return (
    <ProfileSection
      id="calendar"
      title="Your calendar"
      lead="Subscribe to this address and your sessions appear in your calendar automatically. It shows your customers’ names, so keep it private."
    >
      {error && !feed ? (
        <ErrorState message="We couldn’t load your calendar address." onRetry={() => void reload()} />
      ) : (
        <Stack $maxWidth="46rem">
          <TextField
            ref={input}
            label="Calendar address"
            name="calendar"
            readOnly
            value={feed?.url ?? ''}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Row $gap="m">
            <Button variant="secondary" disabled={!feed} onClick={() => void copyUrl()}>
              Copy address
            </Button>
            {feed && (
              <ButtonAnchor variant="secondary" href={feed.url.replace(/^https?:/, 'webcal:')}>
                Subscribe
              </ButtonAnchor>
            )}
            <Button variant="quiet" disabled={!feed} onClick={() => setDialogOpen(true)}>
              Get a new address
            </Button>
          </Row>
        </Stack>
      )}
      <ConfirmDialog
        title="Get a new address?"
        open={isDialogOpen}
        cancelLabel="Keep it"
        confirmLabel="Get a new one"
        onCancel={() => setDialogOpen(false)}
        onConfirm={confirm}
        describeFailure={(renewError) =>
          getServerMessage(renewError) ?? 'We couldn’t change the address. Please try again.'
        }
      >
        <p>
          The current address will stop working. You’ll need to add the new one to every calendar that uses
          it.
        </p>
      </ConfirmDialog>
    </ProfileSection>
  );
}
