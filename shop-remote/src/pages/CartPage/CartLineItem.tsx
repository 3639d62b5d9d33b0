import { useId } from 'react';
import styled from 'styled-components';
import { MAX_QUANTITY } from '@rangmala/shared/cart';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { links } from '@rangmala/shared/links';
import { AppLink, Button, Price, QuantityStepper, SquareFrame } from '@rangmala/shared/ui';
import { Credits, CreditsSkeleton } from '../../components/Credits.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { PricedLine } from '../../lib/cart-lines.ts';
import { createEditDesignLink } from '../../lib/edit-design-link.ts';
import { LinePicture } from '../../components/DesignPictures.tsx';
import { useStoredDesign } from '../../api/load-design.ts';
import { LineTexts } from '../../components/LineTexts.tsx';
import { SeeItOn } from '../../components/SeeItOn.tsx';
import { QualityNote } from '../../components/QualityNote.tsx';
import { LineOptions, LineOptionsSkeleton } from './LineOptions.tsx';

interface CartLineItemProps {
  pricedLine: PricedLine;
  /** Whether an unknown price is loading; false after the request has failed. */
  isWaiting: boolean;
  /** Changes the line's options; receives the values that differ from the defaults. */
  onChoose: (options: ChosenOptions) => void;
  onIncrease: () => void;
  onDecrease: () => void;
  onRemove: (name: string) => void;
}

export function CartLineItem({
  pricedLine,
  isWaiting,
  onChoose,
  onIncrease,
  onDecrease,
  onRemove,
}: CartLineItemProps) {
  const { line, state } = pricedLine;
  const nameId = useId();
  const design = useStoredDesign(line.design);
  const item = pricedLine.state === 'priced' ? pricedLine.item : undefined;
  const name = item?.name ?? line.name;
  let alt = name;
  if (line.customDesign) alt = `Your design ${line.customDesign.name}`;
  else if (line.design) alt = `Your design on ${name}`;
  const isPriceLoading = isWaiting && state === 'unknown';

  return (
    <Line>
      <Frame>
        <LinePicture line={line} item={item} design={design} alt={alt} sizes="6rem" />
      </Frame>
      <Details>
        <h2 id={nameId}>
          {state === 'unavailable' ? name : <AppLink to={links.product(line.id)}>{name}</AppLink>}
        </h2>
        {item?.options && (
          <LineOptions options={item.options} chosenOptions={line.options ?? {}} onChoose={onChoose} />
        )}
        {isPriceLoading && <LineOptionsSkeleton />}
        {state !== 'unavailable' && <LineTexts line={line} item={item} design={design} nameId={nameId} />}
        {isPriceLoading && !line.customDesign && <CreditsSkeleton />}
        {!line.customDesign && <Credits credits={(line.design ? design : item)?.designed_by} />}
        {line.customDesign && <p>Your design: {line.customDesign.name}</p>}
        {line.design && state !== 'unavailable' && (
          <AppLink
            className="tap-target"
            to={createEditDesignLink(line.id, line.design.id, line.options)}
            aria-describedby={nameId}
          >
            Edit design
          </AppLink>
        )}
        {line.design && <SeeItOn design={line.design} />}
        {design?.warnings.map((sentence) => (
          <QualityNote key={sentence}>{sentence}</QualityNote>
        ))}
        {pricedLine.state === 'priced' && pricedLine.problem && <Problem>{pricedLine.problem}</Problem>}
        {state === 'unavailable' ? (
          <Problem>No longer available</Problem>
        ) : (
          <p>
            {pricedLine.state === 'priced' && (
              <>
                <Price amount={pricedLine.price} /> each
              </>
            )}
            {isPriceLoading && <Skeleton $width="6rem" />}
            {state === 'unknown' && !isWaiting && 'Price unavailable right now'}
          </p>
        )}
      </Details>
      <QuantityArea>
        {state !== 'unavailable' && (
          <QuantityStepper
            item={name}
            quantity={line.quantity}
            min={1}
            max={MAX_QUANTITY}
            onIncrease={onIncrease}
            onDecrease={onDecrease}
          />
        )}
      </QuantityArea>
      <LineTotal>
        {pricedLine.state === 'priced' && <Price amount={pricedLine.total} />}
        {isPriceLoading && <Skeleton $width="4.5rem" />}
        {state === 'unavailable' && <small>Not included</small>}
      </LineTotal>
      <RemoveArea>
        <Button variant="quiet" aria-describedby={nameId} onClick={() => onRemove(name)}>
          Remove
        </Button>
      </RemoveArea>
    </Line>
  );
}

/**
 * Container query for a list that is wide enough for each line to fit into one row. A media query does not suffice,
 * because the summary may be beside the list.
 */
const ONE_ROW_WIDTH = '(min-width: 42rem)';

const Line = styled.li`
  display: grid;
  grid-template:
    'picture about about' auto
    'picture quantity quantity' auto
    'picture remove total' auto / 5rem auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.m};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  &:first-child {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  /* Beside large text, a phone has room for one column. */
  @container (width < 17rem) {
    grid-template: 'picture' 'about' 'quantity' 'total' 'remove' / minmax(0, 1fr);
  }
  @container ${ONE_ROW_WIDTH} {
    grid-template: 'picture about quantity total remove' auto / 6rem minmax(0, 1fr) auto 6.5rem auto;
  }
`;

const Frame = styled(SquareFrame)`
  grid-area: picture;
  align-self: start;
`;

const Details = styled.div`
  grid-area: about;
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  overflow-wrap: anywhere;

  h2 {
    font-family: ${({ theme }) => theme.font.text};
    font-size: ${({ theme }) => theme.text.large};
    line-height: 1.3;
  }
  a {
    color: inherit;
  }
  p {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
`;

const Problem = styled.p`
  && {
    color: ${({ theme }) => theme.color.bad};
    font-weight: 600;
  }
`;

/** Reserves the space of the stepper, even if the line has no stepper. */
const QuantityArea = styled.div`
  grid-area: quantity;
  min-width: min(8rem, 100%);
  min-height: ${({ theme }) => theme.size.target};
`;

const LineTotal = styled.div`
  grid-area: total;
  text-align: right;
  white-space: nowrap;
`;

const RemoveArea = styled.div`
  grid-area: remove;
  margin-left: -1.25rem;

  @container (width < 17rem) {
    margin: 0;
  }
  @container ${ONE_ROW_WIDTH} {
    margin: 0;
  }
`;
