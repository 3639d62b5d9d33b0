import { findDuplicates, isAccepted } from './duplicates.mjs';

const BLOCK = `export function sumOf(orders) {
  let sum = 0;
  for (const order of orders) {
    if (order.status === 'cancelled') continue;
    for (const line of order.lines) {
      const discount = line.discount ?? 0;
      sum += line.price * line.quantity;
      sum -= discount;
    }
  }
  return sum;
}
`;

test('finds a copied block and ignores comments and indentation', async () => {
  const copy = BLOCK.replace(/^/gm, '  ').replace('let sum', '// Starts without shipping.\n    let sum');
  const [duplicate, ...others] = await findDuplicates({ 'shop/a.ts': BLOCK, 'gallery/b.ts': copy });
  expect(duplicate.files.toSorted()).toEqual(['gallery/b.ts', 'shop/a.ts']);
  expect(duplicate.detail).toContain('shop/a.ts:1-12');
  expect(others).toEqual([]);
});

test('finds a block that one file contains twice', async () => {
  expect(await findDuplicates({ 'shop/a.ts': `${BLOCK}const between = 1;\n${BLOCK}` })).toHaveLength(1);
});

test('ignores imports that two files have in common', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `  component${index},\n`).join('');
  const imports = `import {\n${names}} from './ui.ts';\n`;
  expect(await findDuplicates({ 'a.ts': `${imports}const a = 1;`, 'b.ts': `${imports}let b;` })).toEqual([]);
});

test('accepts blocks of fewer than ten lines', async () => {
  const shortBlock = BLOCK.replace(/ {6}const discount[^;]*;\n/, '').replace(/ {6}sum -= discount;\n/, '');
  const shorterBlock = shortBlock.replace(/ {4}if .*\n/, '');
  expect(await findDuplicates({ 'a.ts': shorterBlock, 'b.ts': shorterBlock })).toEqual([]);
});

test('accepts a duplicate only when one group names both files', () => {
  const files = ['a.ts', 'b.ts'];
  expect(isAccepted(files, [{ files, reason: 'Tables.' }])).toBe(true);
  expect(isAccepted(files, [{ files: ['a.ts'] }, { files: ['b.ts'] }])).toBe(false);
});
