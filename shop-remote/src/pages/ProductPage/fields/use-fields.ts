import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@rangmala/shared/router';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { getConvertibleFiles, preloadPictureCheck } from '@rangmala/shared/pictures';
import { readFieldDraft, storeFieldDraft } from '../../../api/design-store.ts';
import type { InitialDesign } from '../../../api/load-design.ts';
import type { DesignPictures } from '../use-design-pictures.ts';
import type { FieldNote } from './check-fields.ts';
import {
  findProblems,
  findSide,
  getParameterName,
  isSameValue,
  keepGoodValues,
  listUnchangedSamples,
  readFieldParameters,
  readOriginalValues,
} from './field-values.ts';

const PHOTO_NOT_READ =
  'Your photo can’t be read without a connection. Please check your connection and choose it again.';

interface FieldsOptions {
  product: Product;
  chosenOptions: ChosenOptions;
  /** The stored design whose values are changed; undefined for a new design. */
  initial: InitialDesign | undefined;
  /** Whether the stored design is being loaded. */
  isLoading: boolean;
  /** Whether the design editor shows the design. It then draws the design, and fills in the values. */
  isEditorOpen: boolean;
  draw: DesignPictures['draw'];
  /** Fills in a value in the open editor. @throws Error with a sentence about a value that cannot be printed */
  fillInEditor: (name: string, value: FieldValues[string]) => Promise<void>;
}

/** What is known about the current values. */
interface Findings {
  /** Sentences about values that cannot be printed, by field name. */
  problems: Record<string, string>;
  notes: Record<string, FieldNote>;
  warnings: readonly string[];
}

export type Fields = ReturnType<typeof useFields>;

/** Returns the values of a product's fields, what is wrong with them, and pictures of the product with them. */
export function useFields({
  product,
  chosenOptions,
  initial,
  isLoading,
  isEditorOpen,
  draw,
  fillInEditor,
}: FieldsOptions) {
  const { fields } = product;
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<FieldValues>(() => readFieldParameters(fields, params));
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [lastField, setLastField] = useState<string>();
  const [findings, setFindings] = useState<Findings>(() => ({
    problems: findProblems(fields, typed),
    notes: {},
    warnings: [],
  }));
  /** The values in the picture. */
  const lastGood = useRef<FieldValues>({});
  /** The latest values that were filled in while the editor was open, by field name. */
  const latestInEditor = useRef(new Map<string, FieldValues[string]>());
  /** The design that the next {@link Fields.save} creates. */
  const newDesign = useRef<LineDesign>(undefined);

  const original = readOriginalValues(product, initial);
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSameValue(value, original[name])),
  );
  const values = { ...original, ...typed };
  const isActive =
    fields.length > 0 && !isEditorOpen && (initial !== undefined || Object.keys(changes).length > 0);
  const shownField = lastField ?? Object.keys(changes)[0];
  const side = findSide(product, shownField);
  const draftKey = initial?.design.id ?? product.id;
  const request = {
    product,
    chosenOptions,
    design: initial?.content,
    changes,
    files,
  };

  function storeDraft(draftValues: FieldValues, changedField = shownField): void {
    const isChanged = Object.entries(draftValues).some(
      ([name, value]) => !isSameValue(value, original[name]),
    );
    const draft = {
      values: { ...draftValues },
      options: chosenOptions,
      side: findSide(product, changedField),
    };
    storeFieldDraft(draftKey, isChanged ? draft : undefined);
  }

  // Loads the code now: the first key is shown sooner, and a photo can be chosen without a connection.
  useEffect(() => {
    if (fields.length === 0) return;
    import(/* webpackChunkName: "fields" */ './check-fields.ts').catch(() => undefined);
    if (fields.some(({ kind }) => kind === 'photo')) preloadPictureCheck();
  }, [fields]);

  // Reads the draft after hydration, because the server does not have it.
  useEffect(() => {
    if (isLoading || fields.length === 0) return;
    const parameterNames = [...params.keys()].filter((name) =>
      fields.some((field) => getParameterName(field.name) === name),
    );
    if (parameterNames.length > 0) {
      // The draft takes the place of the URL, so that a reload shows later changes.
      storeDraft(typed);
      setParams((previous) => [...previous].filter(([name]) => !parameterNames.includes(name)), {
        replace: true,
        preventScrollReset: true,
      });
      return;
    }
    const draft = readFieldDraft(draftKey);
    if (!draft) return;
    const show = async () => {
      setTyped((newer) => ({ ...draft.values, ...newer }));
      if (Object.values(draft.values).every((value) => typeof value === 'string')) return;
      const { readPhotos } = await import(/* webpackChunkName: "fields" */ './photos.ts');
      const photos = await readPhotos(draft.values);
      setFiles((newer) => new Map([...photos, ...newer]));
    };
    // Ignores photos that cannot be read. Their fields are then empty.
    show().catch(() => undefined);
  }, [isLoading, draftKey]); // eslint-disable-line react-hooks/exhaustive-deps -- runs once for each design

  const requestKey = JSON.stringify([changes, chosenOptions, [...files.keys()], initial?.design.id]);
  useEffect(() => {
    if (!isActive) return;
    draw(async (isCurrent) => {
      const earlyProblems = findProblems(fields, changes);
      if (Object.keys(earlyProblems).length > 0)
        setFindings((latest) => ({ ...latest, problems: { ...latest.problems, ...earlyProblems } }));
      const { checkFields } = await import(/* webpackChunkName: "fields" */ './check-fields.ts');
      const checked = await checkFields(request);
      if (!isCurrent()) return undefined;
      setFindings(checked);
      const { problems } = checked;
      lastGood.current = keepGoodValues(changes, problems, lastGood.current);
      const hasProblem = Object.keys(problems).length > 0;
      const good = hasProblem ? await checkFields({ ...request, changes: lastGood.current }) : checked;
      return { ...good, product, chosenOptions, side };
    });
  }, [requestKey, isActive]); // eslint-disable-line react-hooks/exhaustive-deps -- the key names what the request depends on

  function showProblem(name: string, problem: string): void {
    setFindings((latest) => ({ ...latest, problems: { ...latest.problems, [name]: problem } }));
  }

  function change(name: string, value: FieldValues[string]): void {
    const newTyped = { ...typed, [name]: value };
    setTyped(newTyped);
    setLastField(name);
    if (isEditorOpen) return void changeInEditor(name, value);
    storeDraft(newTyped, name);
  }

  async function changeInEditor(name: string, value: FieldValues[string]): Promise<void> {
    latestInEditor.current.set(name, value);
    const isLatest = () => latestInEditor.current.get(name) === value;
    const problem = findProblems(fields, { [name]: value })[name];
    if (problem !== undefined) return showProblem(name, problem);
    try {
      await fillInEditor(name, value);
      if (!isLatest()) return;
      setFindings(({ problems: { [name]: _solved, ...problems }, ...latest }) => ({ ...latest, problems }));
    } catch (error) {
      if (isLatest()) showProblem(name, (error as Error).message);
    }
  }

  return {
    values,
    /** Values that differ from the stored design, or from the samples. */
    changes,
    hasChanges: Object.keys(changes).length > 0,
    /** Chosen photos by the picture ids in the values. */
    files,
    /** Whether the page, and not the editor, shows the customer's own design. */
    isActive,
    ...findings,
    /** The side that shows the field that was changed last. */
    side,
    /** Sentences about samples that are still in the design, and about photos that are missing. */
    unchangedSamples: listUnchangedSamples(fields, values),
    /** Loads the code of the preview, and what the samples need. */
    prepare(): void {
      import(/* webpackChunkName: "fields" */ './check-fields.ts')
        .then(({ checkFields }) => checkFields(request))
        // Ignores a failure, because the first change tries again.
        .catch(() => undefined);
    },
    change,
    /** Fills in a photo. @returns after a refusal, the file if it can be converted */
    async choosePhoto(name: string, file: File): Promise<readonly File[] | undefined> {
      try {
        const { storePhoto } = await import(/* webpackChunkName: "fields" */ './photos.ts').catch(() => {
          throw new Error(PHOTO_NOT_READ);
        });
        const id = await storePhoto(file);
        setFiles((earlier) => new Map(earlier).set(id, file));
        change(name, { asset: id });
        return undefined;
      } catch (error) {
        showProblem(name, (error as Error).message);
        return getConvertibleFiles(error);
      }
    },
    /** Takes over values that the editor has changed. Keeps values that it cannot have, such as a text that is too long. */
    adopt(editorValues: FieldValues): void {
      const rejected = findProblems(fields, typed);
      const newer = Object.entries(editorValues).filter(
        ([name, value]) => !(name in rejected) && !isSameValue(values[name], value),
      );
      if (newer.length === 0) return;
      const newValues = Object.fromEntries(newer);
      setTyped((earlier) => ({ ...earlier, ...newValues }));
      setFindings(({ problems, ...latest }) => ({
        ...latest,
        problems: Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in newValues))),
      }));
    },
    /**
     * Saves the design, or stores it in this browser when the server does not answer.
     * @returns undefined when the design can neither be saved nor stored
     * @throws Error with a sentence about a value that cannot be printed, or about a photo
     */
    async save(): Promise<LineDesign | undefined> {
      const { createUnsavedDesign, saveFields } = await import(
        /* webpackChunkName: "fields" */ './save-fields.ts'
      );
      newDesign.current ??= createUnsavedDesign();
      return saveFields(initial?.design ?? newDesign.current, request);
    },
    /** Removes the draft after a design or the cart has taken it over. */
    removeDraft: () => storeFieldDraft(draftKey, undefined),
    /** Begins afresh with the samples. */
    reset(): void {
      storeFieldDraft(draftKey, undefined);
      newDesign.current = undefined;
      lastGood.current = {};
      setTyped({});
      setFiles(new Map());
      setFindings({ problems: {}, notes: {}, warnings: [] });
      setLastField(undefined);
    },
  };
}
