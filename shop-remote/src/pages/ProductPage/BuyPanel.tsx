import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled, { css } from 'styled-components';
import { getLineKey, type LineVariant, useCart } from '@rangmala/shared/cart';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { omitDefaultOptions, computeUnitPrice } from '@rangmala/shared/contract/product-options';
import { links } from '@rangmala/shared/links';
import { useNavigate } from '@rangmala/shared/router';
import { PictureConversionOffer, preloadPictureCheck } from '@rangmala/shared/pictures';
import { Button, FileField, Notice, useToast } from '@rangmala/shared/ui';
import { OptionGroups } from '../../components/OptionGroups.tsx';
import { BuyActions } from './BuyActions.tsx';
import { ChosenDesign } from './ChosenDesign.tsx';
import { PersonaliseSection, preloadDesignEditor } from './PersonaliseSection.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import { FieldGroup } from './fields/FieldGroup.tsx';
import type { Personalisation } from './use-personalisation.ts';
import { useQuantity } from './use-quantity.tsx';

export interface BuyPanelProps {
  /** URL of the picture of the chosen options. */
  image: string;
  personalisation: Personalisation;
}

const importDialog = async () => ({
  default: (await import('./ConfirmDesignDialog.tsx')).ConfirmDesignDialog,
});

const VIEW_CART = { label: 'View Cart', to: links.cart() };

/** Options, quantity, design and the buttons that add the product to the cart. */
export function BuyPanel({ image, personalisation }: BuyPanelProps) {
  const { product, chosenOptions, choice, line, hasDesign, hiddenProblem } = personalisation;
  const { lines, add, changeOptions, remove } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const { quantity, stepper, replacedLine, resetQuantity } = useQuantity(product.name, lines);
  const [ConfirmDesignDialog] = useState(() => lazy(importDialog));
  const [isConfirming, setConfirming] = useState(false);
  /** Whether the product was added to the cart and nothing has been chosen since. */
  const [wasAdded, setWasAdded] = useState(false);
  /** Key of the file field. A new key recreates the field without a file. */
  const [fileFieldKey, setFileFieldKey] = useState(0);
  const fileField = useRef<HTMLDivElement>(null);
  const designer = useRef<HTMLDivElement>(null);
  const fieldForm = useRef<HTMLFormElement>(null);
  const { design, problem } = choice;
  const price = computeUnitPrice(product.price, product.options, chosenOptions);

  // Loads the dialog now, so that it opens at once and offline.
  useEffect(() => void importDialog().catch(() => undefined), []);

  function prepareEditor() {
    preloadPictureCheck();
    if (personalisation.canPersonalise) preloadDesignEditor();
  }

  function chooseFile(file: File) {
    prepareEditor();
    void choice.choose(file);
  }

  /** Moves the focus to the first field whose value cannot be printed. @returns whether there is one */
  function focusFieldWithProblem(): boolean {
    const input = fieldForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    input?.focus();
    return Boolean(input);
  }

  function openDialog() {
    if (focusFieldWithProblem()) return;
    choice.dismissProblem();
    setConfirming(true);
  }

  function closeDialog() {
    personalisation.cancelPreparation();
    choice.dismissProblem();
    setConfirming(false);
  }

  function openDesigner() {
    // Renders at once: the closing dialog returns the focus to its button, and the designer takes the focus after that.
    flushSync(() => {
      closeDialog();
      personalisation.open();
    });
    designer.current?.focus();
  }

  function addAsShown() {
    addLine({});
    toast(hasDesign ? 'Added to your cart as pictured.' : 'Added to your cart.', 'good', VIEW_CART);
  }

  function addLine(variant: LineVariant) {
    const options = omitDefaultOptions(product.options, chosenOptions);
    add({ id: product.id, name: product.name, price, image }, { ...variant, options }, quantity);
    setWasAdded(true);
  }

  async function addToCart() {
    const variant = await personalisation.prepareVariant();
    if (!variant) return;
    addLine(variant);
    if (replacedLine) remove(getLineKey(replacedLine));
    toast('Product added to cart with custom design!', 'good', VIEW_CART);
    closeDialog();
    // Scrolls up, because the page is much shorter without the editor and a phone would show the footer.
    if (personalisation.isOpen) window.scrollTo({ top: 0 });
    choice.removeDesign();
    personalisation.startNewDesign();
    resetQuantity();
    setFileFieldKey(fileFieldKey + 1);
  }

  /** Saves the design and the options of the cart line that is edited, and opens the cart. */
  async function saveLine(): Promise<void> {
    if (focusFieldWithProblem()) return;
    const variant = line && (await personalisation.prepareVariant());
    if (!variant) return;
    // Uses the id of the saved design, which may be new: a copy replaces a design that was ordered in another tab.
    const { design: savedDesign = line.design } = variant;
    changeOptions(
      getLineKey({ ...line, ...(savedDesign && { design: savedDesign }) }),
      omitDefaultOptions(product.options, chosenOptions),
    );
    void navigate(links.cart());
  }

  const optionGroups = (
    <OptionGroups
      options={product.options}
      chosenOptions={chosenOptions}
      onChoose={(name, value) => {
        setWasAdded(false);
        personalisation.chooseOption(name, value);
      }}
    />
  );

  return (
    <>
      <Stack>
        <Choices>
          {optionGroups}
          <SizeGuide product={product} />
          {product.fields.length > 0 && <FieldGroup personalisation={personalisation} ref={fieldForm} />}
          {!line && (
            <>
              {stepper}
              <div ref={fileField}>
                <FileField
                  key={fileFieldKey}
                  label="Upload your design"
                  hint="JPG, PNG, GIF or SVG, up to 5 MB. You can check it again before it goes into the cart."
                  accept={UPLOAD_ACCEPT}
                  isChosen={design !== undefined}
                  onOpen={prepareEditor}
                  onFile={chooseFile}
                />
              </div>
            </>
          )}
        </Choices>
        {design && !personalisation.isOpen && <ChosenDesign design={design} />}
        {design && (
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                personalisation.removeFile();
                fileField.current?.querySelector('input')?.focus();
              }}
            >
              Remove {design.file.name}
            </Button>
          </div>
        )}
        {problem && !isConfirming && <Notice tone="bad">{problem}</Notice>}
        {hiddenProblem && !isConfirming && <Notice tone="bad">{hiddenProblem}</Notice>}
        {!isConfirming && (
          <PictureConversionOffer
            files={choice.convertibleFiles}
            onFile={(file) => void choice.choose(file)}
          />
        )}
        <PersonaliseSection ref={designer} personalisation={personalisation} onSave={line && saveLine} />
        <BuyActions
          originalLink={links.product(product.id)}
          hasDesign={hasDesign}
          isEditing={line !== undefined}
          isInCart={lines.some(({ id }) => id === product.id)}
          wasAdded={wasAdded && !hasDesign}
          isSoldOut={product.stock === 0}
          isSaving={personalisation.isPreparing}
          onBuy={openDialog}
          onAddAsShown={addAsShown}
          onSave={saveLine}
        />
      </Stack>
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDesignDialog
            quantity={quantity}
            personalisation={personalisation}
            choices={
              <>
                {optionGroups}
                {stepper}
              </>
            }
            onBuyAsPictured={() => {
              closeDialog();
              addAsShown();
            }}
            onDesign={openDesigner}
            onCancel={closeDialog}
            onConfirm={addToCart}
          />
        </Suspense>
      )}
    </>
  );
}

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  justify-items: start;

  > :not([role='group']) {
    width: 100%;
  }
`;

const Stack = styled.div`
  ${column}
  @media print {
    display: none;
  }
`;

/** All but the buttons, which stick to the lower edge of the screen. */
const Choices = styled.div`
  ${column}
`;
