import { type SubmitEvent, useState } from 'react';
import { useAction, useReload } from '@rangmala/shared/api';
import type { ListedDesign } from '@rangmala/shared/contract/my-designs';
import { links } from '@rangmala/shared/links';
import { Button, Notice, Row, TextField } from '@rangmala/shared/ui';
import { endShare, shareDesign } from '../../api/designs.ts';
import { toLineDesign } from '../../api/my-designs.ts';
import { Fold } from '../../components/Fold.tsx';

/** Makes the link with which others see a design. Without JavaScript, the form leads to the link. */
export function ShareDesign({ design }: { design: ListedDesign }) {
  const { id, name, is_shared } = design;
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const reload = useReload();
  const { run, busy, failure } = useAction('That did not work. Please try again.');

  const createLink = (event: SubmitEvent) => {
    event.preventDefault();
    return run(async () => {
      const { token } = await shareDesign(toLineDesign(design));
      setLink(location.origin + links.sharedDesign(token));
      await reload();
    });
  };

  /** Opens the share sheet of the device, or copies the link where there is none. */
  const sendLink = (url: string) =>
    run(async () => {
      setCopied(false);
      if ('share' in navigator) {
        // Rejects when the customer closes the sheet.
        await navigator.share({ title: name, text: `Do you like it? “${name}”`, url }).catch(() => undefined);
        return;
      }
      await (navigator as Navigator).clipboard.writeText(url);
      setCopied(true);
    });

  const stopSharing = () =>
    run(async () => {
      await endShare(toLineDesign(design));
      setLink(undefined);
      setCopied(false);
      await reload();
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
      <Row
        as="form"
        method="post"
        action={`/api/designs/${id}/share`}
        onSubmit={(event) => void createLink(event)}
      >
        {link === undefined ? (
          <Button type="submit" variant="secondary" busy={busy}>
            {is_shared ? 'New Link' : 'Create Link'}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void sendLink(link)}>
            Send Link
          </Button>
        )}
        {is_shared && (
          <Button className="script-only" variant="quiet" busy={busy} onClick={() => void stopSharing()}>
            Stop Sharing
          </Button>
        )}
      </Row>
      {isCopied && <Notice tone="good">Link copied.</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Fold>
  );
}
