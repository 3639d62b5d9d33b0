import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '@rangmala/shared/api';
import type { ListedDesign } from '@rangmala/shared/contract/my-designs';
import { links } from '@rangmala/shared/links';
import { Button, Notice, TextField } from '@rangmala/shared/ui';
import { endShare, shareDesign } from '../../api/designs.ts';
import { toLineDesign } from '../../api/my-designs.ts';
import { Fold } from '../../components/Fold.tsx';

interface ShareDesignProps {
  design: ListedDesign;
  onChange: () => void;
}

/** Makes the link with which others see a design. Without JavaScript, the form leads to the link. */
export function ShareDesign({ design, onChange }: ShareDesignProps) {
  const { id, name, is_shared } = design;
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ text: string; tone: 'good' | 'bad' }>();

  async function run(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    try {
      await action();
    } catch (error) {
      setMessage({
        text: getErrorMessage('That did not work. Please try again.', error),
        tone: 'bad',
      });
    } finally {
      setBusy(false);
    }
  }

  const createLink = (event: SubmitEvent) => {
    event.preventDefault();
    return run(async () => {
      const { token } = await shareDesign(toLineDesign(design));
      setLink(location.origin + links.sharedDesign(token));
      onChange();
    });
  };

  /** Opens the share sheet of the device, or copies the link where there is none. */
  const sendLink = (url: string) =>
    run(async () => {
      if ('share' in navigator) {
        // Rejects when the customer closes the sheet.
        await navigator.share({ title: name, text: `Do you like it? “${name}”`, url }).catch(() => undefined);
        return;
      }
      await (navigator as Navigator).clipboard.writeText(url);
      setMessage({ text: 'Link copied.', tone: 'good' });
    });

  const stopSharing = () =>
    run(async () => {
      await endShare(toLineDesign(design));
      setLink(undefined);
      onChange();
    });

  return (
    <Fold summary="Share" label={`Share “${name}”`}>
      <p>
        {link === undefined && is_shared
          ? 'Your link is out. A new one ends it.'
          : 'Anyone with the link sees the pictures, and can say yes or write a comment.'}
      </p>
      {link !== undefined && (
        <TextField
          label="Link"
          name={`link-${id}`}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
      <Row method="post" action={`/api/designs/${id}/share`} onSubmit={(event) => void createLink(event)}>
        {link === undefined ? (
          <Button type="submit" variant="secondary" busy={isBusy}>
            {is_shared ? 'New Link' : 'Create Link'}
          </Button>
        ) : (
          <Button busy={isBusy} onClick={() => void sendLink(link)}>
            Send Link
          </Button>
        )}
        {is_shared && (
          <StopButton variant="quiet" busy={isBusy} onClick={() => void stopSharing()}>
            Stop Sharing
          </StopButton>
        )}
      </Row>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </Fold>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

const StopButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
