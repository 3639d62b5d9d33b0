import { type SubmitEvent, useId } from 'react';
import { getLineKey, useCart } from '@rangmala/shared/cart';
import type { ListedDesign } from '@rangmala/shared/contract/my-designs';
import { Button, ButtonLink, Card, Notice } from '@rangmala/shared/ui';
import { useAction, useReload } from '@rangmala/shared/api';
import { forgetDesign } from '../../api/design-store.ts';
import { deleteDesign } from '../../api/designs.ts';
import { toLineDesign } from '../../api/my-designs.ts';
import { Answers } from '../../components/Answers.tsx';
import { SidePictures } from '../../components/DesignPictures.tsx';
import { Fold } from '../../components/Fold.tsx';
import { SeeItOn } from '../../components/SeeItOn.tsx';
import { createEditDesignLink } from '../../lib/edit-design-link.ts';
import { ShareDesign } from './ShareDesign.tsx';

interface DesignItemProps {
  design: ListedDesign;
  onDeleted: (name: string) => void;
}

/** A design with its pictures, what the family said, and what can be done with it. */
export function DesignItem({ design, onDeleted }: DesignItemProps) {
  const { id, product_id, product_name, name, options, pictures, is_ordered, answers } = design;
  const nameId = useId();
  return (
    <Card $padding="m" as="li">
      <SidePictures pictures={pictures.slice(0, 2)} alt={name} />
      <div>
        <h2 id={nameId}>{name}</h2>
        <p>
          {product_name ?? 'We no longer make this product.'}
          {is_ordered && ' · Ordered'}
        </p>
      </div>
      <Answers answers={answers} />
      {product_name !== null && (
        <ButtonLink to={createEditDesignLink(product_id, id, options)} aria-describedby={nameId}>
          Continue
        </ButtonLink>
      )}
      <div>
        <SeeItOn design={toLineDesign(design)} />
        <ShareDesign design={design} />
        <DeleteDesign design={design} onDeleted={onDeleted} />
      </div>
    </Card>
  );
}

/** Asks before it deletes a design. Without JavaScript, the form deletes it. */
function DeleteDesign({ design, onDeleted }: DesignItemProps) {
  const { id, name, is_ordered } = design;
  const { lines, remove } = useCart();
  const reload = useReload();
  const { run, busy, failure } = useAction('This design could not be deleted. Please try again.');
  const cartLines = lines.filter((line) => line.design?.id === id);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    return run(async () => {
      await deleteDesign(toLineDesign(design));
      forgetDesign(id);
      cartLines.forEach((line) => remove(getLineKey(line)));
      await reload();
      onDeleted(name);
    });
  };

  return (
    <Fold summary="Delete" label={`Delete “${name}”`}>
      <form method="post" action={`/api/designs/${id}/delete`} onSubmit={(event) => void submit(event)}>
        <p>
          {is_ordered
            ? 'It leaves this list. Your order is printed all the same.'
            : cartLines.length > 0
              ? 'It leaves your cart, too, and can’t be brought back.'
              : 'It can’t be brought back.'}
        </p>
        <Button type="submit" variant="danger" busy={busy} aria-label={`Delete “${name}” for good`}>
          Delete for Good
        </Button>
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Fold>
  );
}
