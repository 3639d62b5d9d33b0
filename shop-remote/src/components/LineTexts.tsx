import { type CartLine, getLineKey } from '@rangmala/shared/cart';
import type { Item } from '@rangmala/shared/contract';
import type { Design } from '@rangmala/shared/contract/designs';
import { AppLink } from '@rangmala/shared/ui';
import { createEditDesignLink, createProductLink, type ProductPageState } from '../lib/edit-design-link.ts';
import { describeSamples, listLineTexts } from '../lib/line-texts.ts';

interface LineTextsProps {
  line: CartLine;
  /** Undefined while the product loads. */
  item: Item | undefined;
  /** The line's design as the server has stored it. */
  design: Design | undefined;
  /** Id of the element with the product's name. */
  nameId?: string;
}

/**
 * What the fields of a line of the cart will say, with a link for texts that are still the shop's samples, and whether
 * the product comes as pictured.
 */
export function LineTexts({ line, item, design, nameId }: LineTextsProps) {
  const isAsPictured = !line.design && !line.customDesign;
  const { own, samples } = listLineTexts(item?.fields ?? [], design, isAsPictured);
  return (
    <>
      {isAsPictured && <small>As pictured</small>}
      {own.map(({ label, value }) => (
        <small key={label}>
          {label}: <bdi>{value}</bdi>
        </small>
      ))}
      {samples.length > 0 && (
        <small>
          {describeSamples(samples)}{' '}
          <AppLink
            state={{ replacedLine: isAsPictured ? getLineKey(line) : undefined } satisfies ProductPageState}
            to={
              line.design
                ? createEditDesignLink(line.id, line.design.id, line.options)
                : createProductLink(line.id, line.options ?? {})
            }
            aria-describedby={nameId}
          >
            Put your own name
          </AppLink>
        </small>
      )}
    </>
  );
}
