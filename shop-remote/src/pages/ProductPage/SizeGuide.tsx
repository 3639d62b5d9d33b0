import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';
import { Table } from './FactsTable.tsx';

/** The size chart of a product, folded below its sizes. Renders nothing for a product without a chart. */
export function SizeGuide({ product: { size_chart, options } }: { product: Product }) {
  if (!size_chart) return null;
  const sizeValues = options.find(({ name }) => name === 'size')?.values ?? [];
  return (
    <details>
      <Summary>Size guide</Summary>
      <Table>
        <caption>Size chart ({size_chart.unit})</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {size_chart.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {size_chart.rows.map(({ value, cells }) => (
            <tr key={value}>
              <th scope="row">{sizeValues.find((option) => option.value === value)?.label ?? value}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

const Summary = styled.summary`
  width: fit-content;
  padding-block: 0.35rem;
  color: ${({ theme }) => theme.color.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
