import styled from 'styled-components';
import type { Testimonial } from '@rangmala/shared/contract';
import { Picture, Row, Stack } from '@rangmala/shared/ui';

/** Customer testimonials; renders nothing for an empty list. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Stack as="section" $gap="l" aria-labelledby="testimonials">
      <h2 id="testimonials">Testimonials</h2>
      <Row as="ul" $gap="m">
        {testimonials.map(({ name, image, testimonial }) => (
          <Quote key={name}>
            <blockquote>{testimonial}</blockquote>
            <Customer>
              <CustomerPicture>
                <Picture src={image} alt="" sizes="5rem" fit="cover" />
              </CustomerPicture>
              <span>{name}</span>
            </Customer>
          </Quote>
        ))}
      </Row>
    </Stack>
  );
}

const Quote = styled.li`
  display: grid;
  max-width: 100%;
  overflow-wrap: anywhere;
  flex: 1 1 20rem;
  grid-template-rows: 1fr auto;
  gap: ${({ theme }) => theme.space.m};
  padding: clamp(1rem, 2.5vw, 1.5rem);
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};

  @media (min-width: 46rem) {
    flex-basis: min(28vw, 20rem);
  }
  blockquote {
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.text.large};
    line-height: 1.4;
  }
`;

const Customer = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-weight: 600;
`;

const CustomerPicture = styled.span`
  flex: none;
  width: 5rem;
  height: 5rem;
  overflow: hidden;
  border-radius: 50%;
`;
