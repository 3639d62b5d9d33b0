import type { Product, ProductField } from '@rangmala/shared/contract';
import { type FieldValues, findFieldProblem, readFieldValues } from '@rangmala/shared/contract/design-fields';
import type { InitialDesign } from '../../../api/load-design.ts';

type FieldValue = FieldValues[string];

/** Returns the name of a field in forms and URLs, such as `field.name`. */
export const getParameterName = (fieldName: string): string => `field.${fieldName}`;

/** Returns the texts of fields in a URL, such as `?field.name=Meera`. A form sends them without JavaScript. */
export const readFieldParameters = (
  fields: readonly ProductField[],
  params: URLSearchParams,
): Record<string, FieldValue> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const text = params.get(getParameterName(name));
      return kind === 'text' && text !== null ? [[name, text]] : [];
    }),
  );

export const isSameValue = (first: FieldValue | undefined, second: FieldValue | undefined): boolean =>
  typeof first === 'string' && typeof second === 'string'
    ? first.trim() === second.trim()
    : JSON.stringify(first) === JSON.stringify(second);

/** Returns sentences about the values that can be refused without the typeface, by field name. */
export const findProblems = (fields: readonly ProductField[], values: FieldValues): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name];
      const problem = value === undefined ? undefined : findFieldProblem(field, value);
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );

/** Returns sentences about the samples that a design still says, and about its missing photos. */
export const listUnchangedSamples = (fields: readonly ProductField[], values: FieldValues): string[] =>
  fields.flatMap(({ name, label, kind, sample }) => {
    const value = values[name] ?? '';
    if (kind === 'photo') return value === '' ? [`“${label}” has no photo yet.`] : [];
    return sample !== null && isSameValue(value, sample) ? [`“${sample}” is our sample.`] : [];
  });

/** Returns values for the picture: those without a problem, and the earlier values of the others. */
export const keepGoodValues = (
  values: FieldValues,
  problems: Readonly<Record<string, string>>,
  earlier: FieldValues,
): FieldValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const shown = problems[name] === undefined ? value : earlier[name];
      return shown === undefined ? [] : [[name, shown]];
    }),
  );

/** Returns the values of a stored design, or the samples. An empty field has the value ''. */
export function readOriginalValues(
  { fields }: Pick<Product, 'fields'>,
  initial: InitialDesign | undefined,
): FieldValues {
  const stored = initial && readFieldValues(initial.content, fields);
  return Object.fromEntries(fields.map(({ name, sample }) => [name, (stored ? stored[name] : sample) ?? '']));
}

/** Returns the side that shows a field first; by default that of the first field. */
export const findSide = ({ fields }: Pick<Product, 'fields'>, fieldName: string | undefined): string =>
  (fields.find(({ name }) => name === fieldName) ?? fields[0])?.side ?? '';
