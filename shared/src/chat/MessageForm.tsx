import { useRef, useState, type FormEvent } from 'react';
import type { NewMessage } from '@rangmala/shared/contract';
import { findLengthProblem, MESSAGE_MAX } from '@rangmala/shared/contract/rules';
import { PictureUploadField, usePictureUpload } from '@rangmala/shared/pictures';
import { Button, Notice, Stack, TextArea } from '@rangmala/shared/ui';
import { useTextDraft } from './text-draft.ts';

interface MessageFormProps {
  viewer: 'customer' | 'artist';
  send: (message: NewMessage) => Promise<void>;
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
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { picture, isUploading } = upload;
  const isEmpty = text.trim() === '' && !picture;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isEmpty || isSending || isUploading) return;
    setSending(true);
    setFailure(undefined);
    try {
      await send({ text: text.trim(), ...(picture && { image: picture.url }) });
      // Keeps what the user has typed after the sent text in the meantime.
      const newText = textArea.current?.value ?? '';
      setText(newText.startsWith(text) ? newText.slice(text.length).trimStart() : newText);
      upload.remove();
      focusTextArea();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  }

  /** Focuses the text area, because the pressed button becomes disabled. Leaves a focus outside of the form as it is. */
  function focusTextArea(): void {
    const { activeElement } = document;
    if (activeElement === document.body || form.current?.contains(activeElement)) textArea.current?.focus();
  }

  return (
    <Stack
      as="form"
      ref={form}
      onSubmit={(event) => void submit(event)}
      autoComplete="off"
      aria-label="New message"
    >
      <TextArea
        label="Message"
        name="text"
        rows={3}
        ref={textArea}
        value={text}
        error={findLengthProblem(text, MESSAGE_MAX)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <PictureUploadField
        label="Picture (optional)"
        alt="Your picture"
        upload={upload}
        disabled={isSending}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" disabled={isEmpty || isUploading} busy={isSending}>
          {isSending ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </Stack>
  );
}
