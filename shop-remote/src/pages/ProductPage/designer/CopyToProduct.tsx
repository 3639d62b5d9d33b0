import { useState } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { Button, Notice, SelectField } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { copyDesign } from '../../../api/designs.ts';
import { readUnfinishedDesign, storeUnfinishedDesign } from '../../../api/design-store.ts';
import { getCategoryItemsPath, useCategories } from '../../../api/catalogue.ts';
import { QualityNote } from '../../../components/QualityNote.tsx';
import type { Editor } from './use-editor.ts';

/** Copies the design to another product and opens the page of that product. */
export function CopyToProduct({ editor, product }: { editor: Editor; product: Product }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Use this design on another product</summary>
      {isOpen && <ProductChoice editor={editor} product={product} />}
    </details>
  );
}

function ProductChoice({ editor, product }: { editor: Editor; product: Product }) {
  const navigate = useNavigate();
  const { data: categories = [] } = useCategories();
  const [category, setCategory] = useState(product.category);
  const { data: items = [] } = useApi(getCategoryItemsPath(category));
  const [selectedId, setSelectedId] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const otherProducts = items.filter(({ id }) => id !== product.id);
  const targetId = otherProducts.some(({ id }) => id === selectedId)
    ? selectedId
    : (otherProducts[0]?.id ?? '');

  async function copy(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { design } = await copyDesign(await editor.save(), targetId, editor.content);
      storeUnfinishedDesign(targetId, design);
      void navigate(links.product(targetId));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <Fields>
      <SelectField
        name="copy-category"
        label="Category"
        value={category}
        onChange={({ target: { value } }) => setCategory(value)}
      >
        {categories.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="copy-product"
        label="Product"
        value={targetId}
        onChange={({ target: { value } }) => setSelectedId(value)}
      >
        {otherProducts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {targetId !== '' && readUnfinishedDesign(targetId) && (
        <QualityNote>This replaces your unfinished design for that product.</QualityNote>
      )}
      <div>
        <Button variant="secondary" busy={isBusy} disabled={targetId === ''} onClick={() => void copy()}>
          Copy Design
        </Button>
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding-top: ${({ theme }) => theme.space.s};
`;
