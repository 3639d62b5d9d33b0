import styled from 'styled-components';
import type { Testimonial } from '@rangmala/shared/contract';
import { Grid, Picture } from '@rangmala/shared/ui';

/** What customers say of us; nothing where nobody has said anything yet. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section aria-labelledby="testimonials">
      <h2 id="testimonials">Testimonials</h2>
      <Grid as="ul" $min="17rem">
        {testimonials.map(({ name, image, testimonial, placeholder }) => (
          <Said key={name}>
            <blockquote>{testimonial}</blockquote>
            <Who>
              <Face>
                <Picture src={image} alt="" sizes="3.5rem" placeholder={placeholder} fit="cover" />
              </Face>
              <span>{name}</span>
            </Who>
          </Said>
        ))}
      </Grid>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

const Said = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};

  blockquote {
    margin: 0;
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.text.large};
    line-height: 1.4;
  }
`;

const Who = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-weight: 600;
`;

const Face = styled.span`
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  overflow: hidden;
  border-radius: 50%;
`;
