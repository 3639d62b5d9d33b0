import styled from 'styled-components';
import { Icon, VisuallyHidden } from '@rangmala/shared/ui';

/** A rating, for example “★ 4.8”, which screen readers read as “Rated 4.8 out of 5”. */
export function Rating({ value }: { value: number }) {
  return (
    <Line>
      <Star name="star" />
      <span aria-hidden="true">{value.toFixed(1)}</span>
      <VisuallyHidden>Rated {value.toFixed(1)} out of 5</VisuallyHidden>
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  vertical-align: bottom;
  font-weight: 600;
`;

const Star = styled(Icon)`
  width: 1.1em;
  height: 1.1em;
  fill: ${({ theme }) => theme.color.turmeric};
  stroke: ${({ theme }) => theme.color.terracotta};
  stroke-width: 1.5;
`;
