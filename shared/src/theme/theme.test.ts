import { theme } from './theme.ts';
import { computeContrast } from '../contract/design-colours.ts';

const { color } = theme;

const backgrounds = ['paper', 'card', 'sunken'] as const;
const inks = ['ink', 'inkSoft', 'accent', 'link', 'good', 'bad'] as const;

describe('text is readable (WCAG 2.2, 1.4.3: 4.5:1)', () => {
  it.each(backgrounds.flatMap((background) => inks.map((ink) => [ink, background] as const)))(
    '%s text on %s',
    (ink, background) => {
      expect(computeContrast(color[ink], color[background])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['accent', 'accentHover', 'accentPressed', 'indigo', 'indigoDeep', 'leaf', 'good', 'bad'] as const)(
    'onDark text on %s',
    (background) => {
      expect(computeContrast(color.onDark, color[background])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['ink', 'turmeric'],
    ['good', 'goodWash'],
    ['bad', 'badWash'],
    ['info', 'infoWash'],
    ['accent', 'accentWash'],
    ['turmeric', 'indigoDeep'],
  ] as const)('%s text on %s', (ink, background) => {
    expect(computeContrast(color[ink], color[background])).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(backgrounds)(
  'the border of a control has a contrast of at least 3:1 with %s (WCAG 2.2, 1.4.11)',
  (background) => {
    expect(computeContrast(color.edge, color[background])).toBeGreaterThanOrEqual(3);
  },
);
