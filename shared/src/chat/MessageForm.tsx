import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { UPLOAD_ACCEPT, type NewMessage, type UploadedImage } from '@rangmala/shared/contract';
import { Button, FileField, Notice, Picture, TextArea } from '@rangmala/shared/ui';

/** In characters; the API refuses more. */
const MESSAGE_MAX = 2000;

interface MessageFormProps {
  send: (message: NewMessage) => Promise<void>;
  upload: (file: File) => Promise<UploadedImage>;
}

/** Form for a text, a picture or both. Keeps its content when sending fails. */
export function MessageForm({ send, upload }: MessageFormProps) {
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<UploadedImage>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'uploading'>();
  const isEmpty = text.trim() === '' && !picture;

  async function attempt(kind: 'sending' | 'uploading', work: () => Promise<void>): Promise<void> {
    setBusy(kind);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isEmpty || busy) return;
    void attempt('sending', async () => {
      await send({ text: text.trim(), ...(picture && { image: picture.url }) });
      setText('');
      setPicture(undefined);
    });
  }

  return (
    <Form onSubmit={submit} autoComplete="off" aria-label="New message">
      <TextArea
        label="Message"
        name="text"
        rows={3}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {picture ? (
        <Chosen>
          <Thumbnail>
            <Picture src={picture.url} alt="Your picture" sizes="6rem" fit="cover" />
          </Thumbnail>
          <Button variant="secondary" onClick={() => setPicture(undefined)}>
            Remove picture
          </Button>
        </Chosen>
      ) : (
        <FileField
          label="Picture (optional)"
          hint={busy === 'uploading' ? 'Uploading…' : 'JPG, PNG, GIF or SVG, at most 5 MB.'}
          accept={UPLOAD_ACCEPT}
          disabled={busy !== undefined}
          onFile={(file) => void attempt('uploading', async () => setPicture(await upload(file)))}
        />
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" disabled={isEmpty || busy === 'uploading'} busy={busy === 'sending'}>
          {busy === 'sending' ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
`;

const Thumbnail = styled.div`
  width: 6rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
`;
