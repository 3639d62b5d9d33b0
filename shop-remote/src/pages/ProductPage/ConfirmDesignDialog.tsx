import type { ReactNode } from 'react';
import { computeUnitPrice, listChoiceLabels } from '@rangmala/shared/contract/product-options';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { PictureConversionOffer } from '@rangmala/shared/pictures';
import { Button, Dialog, FileField, LoadingState, Notice, Price, Row, Stack } from '@rangmala/shared/ui';
import { computeLineTotal } from '../../lib/cart-lines.ts';
import { QualityNote } from '../../components/QualityNote.tsx';
import { MendList } from './designer/MendList.tsx';
import { ChosenDesign } from './ChosenDesign.tsx';
import { SidePictures } from './SidePictures.tsx';
import type { Personalisation } from './use-personalisation.ts';

export interface ConfirmDesignDialogProps {
  quantity: number;
  personalisation: Personalisation;
  /** Options and quantity, for a customer who has no design yet. */
  choices: ReactNode;
  onBuyAsPictured: () => void;
  /** Opens the design editor. */
  onDesign: () => void;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/**
 * Shows the design before it is added to the cart, with a field to choose another file. Without a design, offers to
 * design the product here or to buy it as pictured.
 */
export function ConfirmDesignDialog({
  quantity,
  personalisation,
  choices,
  onBuyAsPictured,
  onDesign,
  onCancel,
  onConfirm,
}: ConfirmDesignDialogProps) {
  const { product, chosenOptions, choice, canPersonalise, hasDesign, designPictures, fields, report } =
    personalisation;
  const { design, problem } = choice;
  const price = computeUnitPrice(product.price, product.options, chosenOptions);
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
          <Button disabled={!hasDesign} busy={personalisation.isPreparing} onClick={() => void onConfirm()}>
            Add to Cart
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {quantity} × {product.name}, <Price amount={computeLineTotal(price, quantity)} />
        </p>
        {hasDesign && product.options.length > 0 && (
          <p>
            {listChoiceLabels(product.options, chosenOptions)
              .map(({ label, value }) => `${label}: ${value}`)
              .join(' · ')}
          </p>
        )}
        {designPictures.length > 0 ? (
          <SidePictures pictures={designPictures} />
        ) : (
          hasDesign && personalisation.isDrawing && <LoadingState label="Drawing your design…" />
        )}
        {hasDesign &&
          canPersonalise &&
          fields.unchangedSamples.map((sentence) => <QualityNote key={sentence}>{sentence}</QualityNote>)}
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
          disabled={personalisation.isPreparing}
          isChosen={design !== undefined}
          onFile={(file) => void choice.choose(file)}
        />
        {!hasDesign && (
          <Row>
            {canPersonalise && (
              <Button variant="secondary" onClick={onDesign}>
                Open the Designer
              </Button>
            )}
            <Button variant="secondary" onClick={onBuyAsPictured}>
              Buy it as pictured
            </Button>
          </Row>
        )}
        <MendList warnings={personalisation.warnings} onFit={personalisation.fitForPrint} />
        {[...new Set([report.problem, problem])].filter(Boolean).map((sentence) => (
          <Notice key={sentence} tone="bad">
            {sentence}
          </Notice>
        ))}
        <PictureConversionOffer files={choice.convertibleFiles} onFile={(file) => void choice.choose(file)} />
      </Stack>
    </Dialog>
  );
}
