import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';

const RelatedProducts = lazy(async () => ({
  default: (await import('./RelatedProducts.tsx')).RelatedProducts,
}));

/** Related products, loaded when the visitor scrolls near the section. */
export function RelatedSection({ product }: { product: Product }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Place ref={place}>
      <Suspense fallback={null}>{isNear && <RelatedProducts product={product} />}</Suspense>
    </Place>
  );
}

/** Reserves the height of the section, so that the footer does not move. */
const Place = styled.div`
  min-height: 42rem;
  padding-top: ${({ theme }) => theme.space.xl};

  @media (min-width: 48rem) {
    min-height: 27rem;
  }
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
