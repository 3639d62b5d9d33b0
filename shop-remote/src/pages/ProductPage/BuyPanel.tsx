import { useRef, useState } from 'react';
import styled from 'styled-components';
import { MAX_QUANTITY, useCart } from '@rangmala/shared/cart';
import { type Product, UPLOAD_ACCEPT } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { Button, ButtonLink, FileField, Notice, QuantityStepper, useToast } from '@rangmala/shared/ui';
import { ChosenDesign } from './ChosenDesign.tsx';
import { ConfirmDesignDialog } from './ConfirmDesignDialog.tsx';
import { useDesign } from './use-design.ts';

/** How many, with which design, and into the cart. */
export function BuyPanel({ product }: { product: Product }) {
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

  async function addToCart() {
    const request = {};
    asked.current = request;
    const uploaded = await choice.upload();
    if (!uploaded || !design || asked.current !== request) return;
    const { id, name, price, img } = product;
    add({ id, name, price, image: img }, { customDesign: { ...uploaded, name: design.file.name } }, quantity);
    toast('Product added to cart with custom design!');
    close();
    choice.clear();
    setQuantity(1);
    setRound(round + 1);
  }

  return (
    <>
      <Stack>
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
          hint="JPG, PNG, GIF or SVG, at most 5 MB. You will see it once more before it goes into the cart."
          accept={UPLOAD_ACCEPT}
          onFile={choice.choose}
        />
        {design && <ChosenDesign design={design} />}
        {problem && !isConfirming && <Notice tone="bad">{problem}</Notice>}
        <Actions>
          <Button onClick={open}>{design ? 'Buy With Custom Design' : 'Buy Now'}</Button>
          {isInCart && (
            <ButtonLink variant="secondary" to={links.cart()}>
              View Cart
            </ButtonLink>
          )}
        </Actions>
      </Stack>
      <ConfirmDesignDialog
        product={product}
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
