import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-style.ts';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

export interface QuestionProps {
  title: string;
  open: boolean;
  /** What is asked, and what would follow. */
  children: ReactNode;
  /** What the two buttons say. */
  no: string;
  yes: string;
  /** How the button that does it looks. */
  variant?: ButtonVariant;
  /** Everything stays as it is. */
  onNo: () => void;
  /** Does it, and closes the question; returns what to say beside it when it could not be done. */
  onYes: () => ReactNode | Promise<ReactNode>;
}

/** Asks before something is done; while it is being done it cannot be kept any more. */
export function Question({
  title,
  open,
  children,
  no,
  yes,
  variant = 'primary',
  onNo,
  onYes,
}: QuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();

  function keep(): void {
    if (isBusy) return;
    setFailure(undefined);
    onNo();
  }

  async function confirm(): Promise<void> {
    setFailure(undefined);
    setBusy(true);
    try {
      setFailure(await onYes());
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      open={open}
      onClose={keep}
      actions={
        <>
          <Button variant="secondary" onClick={keep}>
            {no}
          </Button>
          <Button variant={variant} busy={isBusy} onClick={() => void confirm()}>
            {yes}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;
