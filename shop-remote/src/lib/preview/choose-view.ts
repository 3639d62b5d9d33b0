import type { ProductView } from '@rangmala/shared/contract';

/** The first photograph that shows this side with these choices. */
export function chooseView(
  views: readonly ProductView[],
  side: string,
  chosen: Readonly<Record<string, string>>,
): ProductView | undefined {
  return views.find(
    (view) =>
      view.side === side && Object.entries(view.options).every(([name, value]) => chosen[name] === value),
  );
}
