import { useRef, useState } from 'react';
import styled from 'styled-components';
import { type LineVariant, MAX_QUANTITY, useCart } from '@rangmala/shared/cart';
import { type Product, UPLOAD_ACCEPT } from '@rangmala/shared/contract';
import { type ChosenOptions, differingOptions, unitPrice } from '@rangmala/shared/contract/product-options';
import { links } from '@rangmala/shared/links';
import { Button, ButtonLink, FileField, Notice, QuantityStepper, useToast } from '@rangmala/shared/ui';
import { OptionGroups } from '../../components/OptionGroups.tsx';
import { ChosenDesign } from './ChosenDesign.tsx';
import { ConfirmDesignDialog } from './ConfirmDesignDialog.tsx';
import { useDesign } from './use-design.ts';

export interface BuyPanelProps {
  product: Product;
  chosen: ChosenOptions;
  onChoose: (name: string, value: string) => void;
}

/** Choices, quantity and design, and into the cart. */
export function BuyPanel({ product, chosen, onChoose }: BuyPanelProps) {
  const { lines, add } = useCart();
  const toast = useToast();
  const [quantity, setQuantity] = useState(1);
  const [isConfirming, setConfirming] = useState(false);
  /** Counts what was added: file inputs forget their file only when they are made anew. */
  const [round, setRound] = useState(0);
  const choice = useDesign();
  const { design, problem } = choice;
  /** The dialog that asked for the running upload; closing it means that nothing is to be added. */
  const asked = useRef<object>(undefined);

  const isInCart = lines.some(({ id }) => id === product.id);

  function open() {
    choice.dismiss();
    setConfirming(true);
  }

  function close() {
    asked.current = undefined;
    choice.dismiss();
    setConfirming(false);
  }

  function addLine(variant: LineVariant) {
    const { id, name, img, options, price } = product;
    add(
      { id, name, price: unitPrice(price, options, chosen), image: img },
      { ...variant, options: differingOptions(options, chosen) },
      quantity,
    );
  }

  function addAsShown() {
    addLine({});
    toast('Added to your cart.');
  }

  async function addToCart() {
    const request = {};
    asked.current = request;
    const uploaded = await choice.upload();
    if (!uploaded || !design || asked.current !== request) return;
    addLine({ customDesign: { ...uploaded, name: design.file.name } });
    toast('Product added to cart with custom design!');
    close();
    choice.clear();
    setQuantity(1);
    setRound(round + 1);
  }

  return (
    <>
      <Stack>
        <OptionGroups options={product.options} chosen={chosen} onChoose={onChoose} />
        <QuantityStepper
          item={product.name}
          quantity={quantity}
          min={1}
          max={MAX_QUANTITY}
          onIncrease={() => setQuantity(quantity + 1)}
          onDecrease={() => setQuantity(quantity - 1)}
        />
        <FileField
          key={round}
          label="Upload your design"
          hint="JPG, PNG, GIF or SVG, up to 5 MB. You can check it once more before it goes into the cart."
          accept={UPLOAD_ACCEPT}
          isChosen={design !== undefined}
          onFile={choice.choose}
        />
        {design && <ChosenDesign design={design} />}
        {problem && !isConfirming && <Notice tone="bad">{problem}</Notice>}
        <Actions>
          <Button onClick={open}>{design ? 'Buy With Custom Design' : 'Buy Now'}</Button>
          <Button variant="secondary" onClick={addAsShown}>
            Add as Shown
          </Button>
          {isInCart && (
            <ButtonLink variant="secondary" to={links.cart()}>
              View Cart
            </ButtonLink>
          )}
        </Actions>
      </Stack>
      <ConfirmDesignDialog
        product={product}
        price={unitPrice(product.price, product.options, chosen)}
        quantity={quantity}
        choice={choice}
        open={isConfirming}
        onCancel={close}
        onConfirm={addToCart}
      />
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  justify-items: start;

  > :not([role='group']) {
    width: 100%;
  }
  @media print {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  /* Room for the link that comes with the first piece in the cart. */
  min-height: ${({ theme }) => theme.size.target};

  @media not ${({ theme }) => theme.media.medium} {
    > * {
      flex: 1;
    }
  }
`;
