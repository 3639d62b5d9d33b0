import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { Container, Stack } from '@rangmala/shared/ui';

const MATERIALS = [
  [
    'Mugs',
    'Glazed ceramic, big enough for a proper chai. The print is fired in, so it survives daily washing.',
  ],
  [
    'Tees',
    'Soft combed cotton, printed with water-based inks. Wash cold and inside out, and iron around the print.',
  ],
  ['Wall decor', 'Wood, canvas and fabric, ready to hang. Hooks and a drilling template are included.'],
  ['Posters', 'Heavy matte art paper and pigment inks that keep their colour for decades out of direct sun.'],
  ['Cushions', 'A sturdy woven cover with a hidden zip, so you can take it off to wash.'],
  ['Stationery', 'Recycled paper that takes ink and pencil without show-through.'],
] as const;

export function Materials() {
  const { checkout } = useSite();
  return (
    <Columns>
      <Stack as="section" aria-labelledby="about-materials">
        <h2 id="about-materials">What we print on</h2>
        <Stack as="dl" $gap="s">
          {MATERIALS.map(([product, text]) => (
            <div key={product}>
              <dt>{product}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Stack>
      </Stack>
      {checkout && <Shipping />}
    </Columns>
  );
}

function Shipping() {
  return (
    <Stack as="section" aria-labelledby="about-shipping">
      <h2 id="about-shipping">Shipping</h2>
      <p>
        Standard shipping is free on every order in India. After printing, delivery takes two to four working
        days to large cities and up to eight elsewhere. We send you the tracking number as soon as your parcel
        is on its way.
      </p>
      <p>
        Did something arrive damaged, or not as pictured? Send us a photo within seven days and we’ll print it
        again, free of charge. We can’t take personalised items back for other reasons, so please check your
        design carefully before you order.
      </p>
    </Stack>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  padding-top: ${({ theme }) => theme.space.section};

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
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1.5fr 1fr;
    gap: ${({ theme }) => theme.space.xxl};
  }
`;
