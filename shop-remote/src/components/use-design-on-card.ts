import { useEffect, useState, type ComponentType } from 'react';
import { hasUnfinishedDesigns } from '../api/unfinished-designs.ts';
import type { DesignOnCardProps } from './DesignOnCard.tsx';

/**
 * Returns the component that shows a visitor's design on a product's card. Returns undefined until the component has
 * loaded. A browser that stores no unfinished design does not load the component.
 */
export function useDesignOnCard(): ComponentType<DesignOnCardProps> | undefined {
  const [Component, setComponent] = useState<ComponentType<DesignOnCardProps>>();

  useEffect(() => {
    if (!hasUnfinishedDesigns()) return;
    import('./DesignOnCard.tsx').then(
      ({ DesignOnCard }) => setComponent(() => DesignOnCard),
      // Without the component, the cards show the products without the designs.
      () => undefined,
    );
  }, []);

  return Component;
}
