import type { ReactNode } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { PictureConversionOffer } from '@rangmala/shared/pictures';
import { Button, Dialog, FileField, LoadingState, Notice, Price, Row, Stack } from '@rangmala/shared/ui';
import { computeLineTotal } from '../../lib/cart-lines.ts';
import { QualityNote } from '../../components/QualityNote.tsx';
import { MendList } from './designer/MendList.tsx';
import { ChosenDesign } from './ChosenDesign.tsx';
import { SidePictures } from './SidePictures.tsx';
import type { DesignPicture } from '../../lib/preview/list-pictures.ts';
import type { CustomDesignChoice } from './use-custom-design.ts';

export interface ConfirmDesignDialogProps {
  product: Product;
  /** Unit price with the chosen options, in rupees. */
  price: number;
  quantity: number;
  choice: CustomDesignChoice;
  /** Whether there is something to print: a file, or layers of the editor. */
  hasDesign: boolean;
  /** Previews of the printed sides on the photograph of the product. */
  designPictures: readonly DesignPicture[];
  /** Whether the previews are being drawn. */
  isDrawing: boolean;
  warnings: readonly string[];
  /** The editor's message about a picture; '' without one. */
  editorProblem: string;
  /** Changes the design so that fewer warnings apply; undefined when that is impossible. */
  onFit: (() => void) | undefined;
  chosenOptions: ChosenOptions;
  /** Sentences about samples that the design still says, and about missing photos. */
  unchangedSamples: readonly string[];
  isBusy: boolean;
  /** Options and quantity, for a customer who has no design yet. */
  choices: ReactNode;
  onBuyAsPictured: () => void;
  /** Opens the design editor; undefined for a product that cannot be personalised. */
  onDesign: (() => void) | undefined;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/**
 * Shows the design before it is added to the cart, with a field to choose another file. Without a design, offers to
 * design the product here or to buy it as pictured.
 */
export function ConfirmDesignDialog({
  product,
  price,
  quantity,
  choice,
  hasDesign,
  designPictures,
  isDrawing,
  warnings,
  editorProblem,
  onFit,
  chosenOptions,
  unchangedSamples,
  isBusy,
  choices,
  onBuyAsPictured,
  onDesign,
  onCancel,
  onConfirm,
}: ConfirmDesignDialogProps) {
  const { design, problem, isUploading } = choice;
  return (
    <Dialog
      title="Confirm your design"
      open
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
          {quantity} × {product.name}, <Price amount={computeLineTotal(price, quantity)} />
        </p>
        {hasDesign && product.options.length > 0 && <p>{describeOptions(product, chosenOptions)}</p>}
        {designPictures.length > 0 ? (
          <SidePictures pictures={designPictures} />
        ) : (
          hasDesign && isDrawing && <LoadingState label="Drawing your design…" />
        )}
        {hasDesign &&
          unchangedSamples.map((sentence) => <QualityNote key={sentence}>{sentence}</QualityNote>)}
        {design ? (
          <ChosenDesign design={design} isLarge={designPictures.length === 0} />
        ) : (
          !hasDesign && (
            <>
              {choices}
              <p>Choose the image you’d like printed. You can preview it here.</p>
            </>
          )
        )}
        <FileField
          label="Choose a design"
          hint={`${design ? 'To replace it, choose another file: ' : ''}JPG, PNG, GIF or SVG, up to 5 MB.`}
          accept={UPLOAD_ACCEPT}
          disabled={isUploading}
          isChosen={design !== undefined}
          onFile={(file) => void choice.choose(file)}
        />
        {!hasDesign && (
          <Row>
            {onDesign && (
              <Button variant="secondary" onClick={onDesign}>
                Open the Designer
              </Button>
            )}
            <Button variant="secondary" onClick={onBuyAsPictured}>
              Buy it as pictured
            </Button>
          </Row>
        )}
        <MendList warnings={warnings} onFit={onFit} />
        {[...new Set([editorProblem, problem])].filter(Boolean).map((sentence) => (
          <Notice key={sentence} tone="bad">
            {sentence}
          </Notice>
        ))}
        <PictureConversionOffer files={choice.convertibleFiles} onFile={(file) => void choice.choose(file)} />
      </Stack>
    </Dialog>
  );
}

/** Describes the chosen options, such as “Size: M · Colour: Indigo”. */
const describeOptions = ({ options }: Product, chosenOptions: ChosenOptions): string =>
  options
    .map(({ name, label, values }) => {
      const chosen = values.find(({ value }) => value === chosenOptions[name]);
      return `${label}: ${chosen?.label ?? chosenOptions[name]}`;
    })
    .join(' · ');
