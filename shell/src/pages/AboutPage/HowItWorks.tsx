import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { Container } from '@rangmala/shared/ui';
import { NumberedSteps, type Step } from '../../components/NumberedSteps.tsx';

const listSteps = (isCheckoutOn: boolean): Step[] => [
  {
    name: 'Pick a product',
    text: 'A mug, a tee, something for the wall, a poster, a cushion or a notebook. Each one shows what we can print on it, and where.',
  },
  {
    name: 'Add your design',
    text: `Upload your own (JPG, PNG, GIF or SVG, up to 5 MB), or book an artist to draw it with you. ${
      isCheckoutOn ? 'You see it on your order before you pay.' : 'You see it on the product at once.'
    }`,
  },
  {
    name: 'We check it',
    text: 'One of us checks every design for things a screen hides: thin lines, dark greys, edges that would be trimmed. If we spot a problem, we’ll write to you before printing.',
  },
  isCheckoutOn
    ? {
        name: 'We print and send it',
        text: 'Printed in our studio, packed in paper, and handed to the courier within three to five working days.',
      }
    : { name: 'We print it', text: 'Printed in our studio and packed in paper.' },
];

export function HowItWorks() {
  const { checkout } = useSite();
  return (
    <Background aria-labelledby="about-how">
      <Container>
        <h2 id="about-how">How personalising works</h2>
        <NumberedSteps steps={listSteps(checkout)} layout="row" />
      </Container>
    </Background>
  );
}

const Background = styled.section`
  margin-top: ${({ theme }) => theme.space.section};
  padding-block: ${({ theme }) => theme.space.section};
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};

  h2 {
    margin-bottom: ${({ theme }) => theme.space.l};
  }
  h3 {
    color: ${({ theme }) => theme.color.turmeric};
  }
`;
