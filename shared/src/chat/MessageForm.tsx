import { useRef, type FormEvent } from 'react';
import { useAction } from '@rangmala/shared/api';
import type { NewMessage } from '@rangmala/shared/contract';
import { findLengthProblem, MESSAGE_MAX } from '@rangmala/shared/contract/rules';
import { PictureUploadField, usePictureUpload } from '@rangmala/shared/pictures';
import { Button, Notice, Stack, TextArea } from '@rangmala/shared/ui';
import { useTextDraft } from './text-draft.ts';
import { SEND_FAILED } from './use-conversation.ts';

interface MessageFormProps {
  viewer: 'customer' | 'artist';
  send: (message: NewMessage) => Promise<unknown>;
}

/**
 * The form for a message: a text, a picture or both. Clears its content only after the message was sent. This tab keeps an
 * unsent text for each conversation.
 */
export function MessageForm({ viewer, send }: MessageFormProps) {
  const [text, setText] = useTextDraft(viewer);
  const form = useRef<HTMLFormElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const upload = usePictureUpload();
  const { run, busy, failure } = useAction(SEND_FAILED);
  const { picture, isUploading } = upload;
  const isEmpty = text.trim() === '' && !picture;

  async function sendMessage(): Promise<void> {
    await send({ text: text.trim(), ...(picture && { image: picture.url }) });
    // Keeps what the user has typed after the sent text in the meantime.
    const newText = textArea.current?.value ?? '';
    setText(newText.startsWith(text) ? newText.slice(text.length).trimStart() : newText);
    upload.remove();
    focusTextArea();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty && !busy && !isUploading) void run(sendMessage);
  }

  /** Focuses the text area, because the pressed button becomes disabled. Leaves a focus outside of the form as it is. */
  function focusTextArea(): void {
    const { activeElement } = document;
    if (activeElement === document.body || form.current?.contains(activeElement)) textArea.current?.focus();
  }

  return (
    <Stack as="form" ref={form} onSubmit={submit} autoComplete="off" aria-label="New message">
      <TextArea
        label="Message"
        name="text"
        rows={3}
        ref={textArea}
        value={text}
        error={findLengthProblem(text, MESSAGE_MAX)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <PictureUploadField label="Picture (optional)" alt="Your picture" upload={upload} disabled={busy} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" disabled={isEmpty || isUploading} busy={busy}>
          {busy ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </Stack>
  );
}
