import { useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type { DesignOnProduct } from '@rangmala/shared/contract/my-designs';
import { useNavigate } from '@rangmala/shared/router';
import { Notice } from '@rangmala/shared/ui';
import { keepDesign } from '../api/design-store.ts';
import { copyDesign, fetchOtherProducts } from '../api/designs.ts';
import { createEditDesignLink } from '../lib/edit-design-link.ts';
import { Fold } from './Fold.tsx';

interface SeeItOnProps {
  /** The design, or a function that saves it first. */
  design: LineDesign | (() => Promise<LineDesign>);
}

/** Pictures of a design on other products. A tap copies the design to the product and opens the copy. */
export function SeeItOn({ design }: SeeItOnProps) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<{ design: LineDesign; products: readonly DesignOnProduct[] }>();
  const [busyId, setBusyId] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function load(): Promise<void> {
    setProblem(undefined);
    try {
      const savedDesign = typeof design === 'function' ? await design() : design;
      setSaved({ design: savedDesign, products: await fetchOtherProducts(savedDesign) });
    } catch (error) {
      setProblem(getErrorMessage('The pictures could not be loaded. Please try again.', error));
    }
  }

  async function choose(source: LineDesign, productId: string): Promise<void> {
    setBusyId(productId);
    setProblem(undefined);
    try {
      const { design: copy } = await copyDesign(source, productId);
      keepDesign(copy);
      void navigate(createEditDesignLink(productId, copy.id));
    } catch (error) {
      setProblem(getErrorMessage('This design could not be copied. Please try again.', error));
      setBusyId(undefined);
    }
  }

  return (
    <ScriptOnly>
      <Fold summary="See it on…" label="See it on other products" onOpen={() => void load()}>
        {saved ? (
          <Row aria-label="Your design on other products">
            {saved.products.map(({ product_id, name, url }) => (
              <li key={product_id}>
                <Choice
                  type="button"
                  disabled={busyId !== undefined}
                  aria-busy={busyId === product_id || undefined}
                  onClick={() => void choose(saved.design, product_id)}
                >
                  <img src={url} alt="" width={360} height={360} />
                  <span>{name}</span>
                </Choice>
              </li>
            ))}
          </Row>
        ) : (
          !problem && <p role="status">Putting it on other things…</p>
        )}
        {saved?.products.length === 0 && <p>Nothing else in the shop has a shape that suits it.</p>}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </Fold>
    </ScriptOnly>
  );
}

const ScriptOnly = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Row = styled.ul`
  display: grid;
  grid-auto-columns: 8.5rem;
  grid-auto-flow: column;
  gap: ${({ theme }) => theme.space.s};
  overflow-x: auto;
  padding: 4px;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xs};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.sunken};
  }
  &:hover span {
    text-decoration: underline;
  }
  &[aria-busy] img {
    opacity: 0.5;
  }
  &:disabled {
    cursor: progress;
  }
`;
