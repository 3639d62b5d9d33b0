import type { Product } from '@rangmala/shared/contract';
import { Table } from './FactsTable.tsx';

/** The size chart of a product, folded below its sizes. Renders nothing for a product without a chart. */
export function SizeGuide({ product: { size_chart, options } }: { product: Product }) {
  if (!size_chart) return null;
  const sizeValues = options.find(({ name }) => name === 'size')?.values ?? [];
  return (
    <details>
      <summary>Size guide</summary>
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
