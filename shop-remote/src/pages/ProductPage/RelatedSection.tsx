import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';

const RelatedProducts = lazy(async () => ({
  default: (await import('./RelatedProducts.tsx')).RelatedProducts,
}));

/** Related products. Loads their code and data when the section is at most 200 px from the visible part of the page. */
export function RelatedSection({ product }: { product: Product }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNearViewport, setNearViewport] = useState(false);

  useEffect(() => {
    if (!container.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNearViewport(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  return (
    <ReservedSpace ref={container}>
      <Suspense fallback={null}>{isNearViewport && <RelatedProducts product={product} />}</Suspense>
    </ReservedSpace>
  );
}

/**
 * Reserves the height of the section, so that the footer does not move. Measured heights in pixels at window widths: 645
 * at 414, 728 at 500, 769 at 600, 930 at 767, 446 from 1280.
 */
const ReservedSpace = styled.div`
  min-height: max(42rem, 100vw + 14.25rem);
  padding-top: ${({ theme }) => theme.space.xl};

  @media (min-width: 48rem) {
    min-height: 28rem;
  }
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
