import styled from 'styled-components';
import { Container } from '@rangmala/shared/ui';

const FACTS = [
  [
    'Mugs',
    'Glazed ceramic, large enough for a proper chai. The print is fired in, so it stands daily washing.',
  ],
  [
    'Tees',
    'Soft combed cotton, printed with water-based inks. Wash inside out, cold, and iron around the print.',
  ],
  ['Wall decor', 'Wood, canvas and fabric, ready to hang, with hooks and a paper template for drilling.'],
  ['Posters', 'Heavy matt art paper, pigment inks that keep their colour for decades out of direct sun.'],
  ['Cushions', 'A strong woven cover with a hidden zip. It comes off for the wash.'],
  ['Stationery', 'Recycled paper that takes ink and pencil without showing through.'],
] as const;

export function Materials() {
  return (
    <Columns>
      <section aria-labelledby="about-materials">
        <h2 id="about-materials">What we print on</h2>
        <dl>
          {FACTS.map(([thing, text]) => (
            <div key={thing}>
              <dt>{thing}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="about-shipping">
        <h2 id="about-shipping">Shipping</h2>
        <p>
          Standard shipping is free for every order in India. It takes two to four working days to the large
          cities and up to eight elsewhere, after the printing. You get the courier’s number as soon as the
          parcel is on its way.
        </p>
        <p>
          Something arrived broken, or not as you saw it? Send us a photograph within seven days and we print
          it again, at no cost. What was made for you alone we cannot take back for other reasons; please look
          twice at the design before you order.
        </p>
      </section>
    </Columns>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  padding-top: ${({ theme }) => theme.space.section};

  section {
    display: grid;
    gap: ${({ theme }) => theme.space.m};
    align-content: start;
  }
  dl {
    display: grid;
    gap: ${({ theme }) => theme.space.s};
    margin: 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: 6.5rem 1fr;
    gap: ${({ theme }) => theme.space.m};
    padding-bottom: ${({ theme }) => theme.space.s};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1.5fr 1fr;
    gap: ${({ theme }) => theme.space.xxl};
  }
`;
