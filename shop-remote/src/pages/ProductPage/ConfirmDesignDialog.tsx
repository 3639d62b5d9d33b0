import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { Button, Dialog, FileField, Notice, Price } from '@rangmala/shared/ui';
import { lineTotal } from '../../lib/totals.ts';
import { QualityNote } from '../../components/QualityNote.tsx';
import { ChosenDesign } from './ChosenDesign.tsx';
import type { DesignChoice } from './use-design.ts';

export interface ConfirmDesignDialogProps {
  product: Product;
  /** Unit price with the chosen options, in rupees. */
  price: number;
  quantity: number;
  choice: DesignChoice;
  /** Whether there is something to print: a file, or layers of the editor. */
  hasDesign: boolean;
  /** The design on the product, as an object URL. */
  snapshot: string | undefined;
  /** Warnings about the design. */
  warnings: readonly string[];
  isBusy: boolean;
  open: boolean;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** Shows the design before it is added to the cart, with a field to choose another file. */
export function ConfirmDesignDialog({
  product,
  price,
  quantity,
  choice,
  hasDesign,
  snapshot,
  warnings,
  isBusy,
  open,
  onCancel,
  onConfirm,
}: ConfirmDesignDialogProps) {
  const { design, problem, isUploading } = choice;
  return (
    <Dialog
      title="Confirm your design"
      open={open}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!hasDesign} busy={isUploading || isBusy} onClick={() => void onConfirm()}>
            Add to Cart
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {quantity} × {product.name}, <Price amount={lineTotal(price, quantity)} />
        </p>
        {snapshot && <Snapshot src={snapshot} alt="Your design on the product" />}
        {design ? (
          <ChosenDesign design={design} large={!snapshot} />
        ) : (
          !hasDesign && <p>Choose the image you’d like printed. You can preview it here.</p>
        )}
        <FileField
          label="Choose a design"
          hint={`${design ? 'To replace it, choose another file: ' : ''}JPG, PNG, GIF or SVG, up to 5 MB.`}
          accept={UPLOAD_ACCEPT}
          disabled={isUploading}
          isChosen={design !== undefined}
          onFile={(file) => void choice.choose(file)}
        />
        {warnings.map((sentence) => (
          <QualityNote key={sentence}>{sentence}</QualityNote>
        ))}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Snapshot = styled.img`
  width: min(100%, 18rem);
  border-radius: ${({ theme }) => theme.radius.medium};
`;
