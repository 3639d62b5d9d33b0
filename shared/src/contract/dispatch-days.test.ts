import { describeDispatch } from './dispatch-days.ts';

it.each([
  [[{ from: 2, to: 4 }], '2–4 working days'],
  [[{ from: 2, to: 2 }], '2 working days'],
  [[{ from: 1, to: 1 }], '1 working day'],
  [[undefined], '3–5 working days'],
  [[{ from: 2, to: 4 }, undefined, { from: 1, to: 8 }], '3–8 working days'],
  [[], '3–5 working days'],
])('describes %j as "%s"', (products, text) => {
  expect(describeDispatch(products)).toBe(text);
});
