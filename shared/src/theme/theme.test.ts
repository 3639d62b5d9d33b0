import { theme } from './theme.ts';
import { computeContrast } from '../contract/design-colours.ts';

const { color } = theme;

const backgrounds = ['paper', 'card', 'sunken'] as const;
const darkBackgrounds = [
  'accent',
  'accentHover',
  'accentPressed',
  'indigo',
  'indigoDeep',
  'leaf',
  'good',
  'bad',
] as const;
const inks = ['ink', 'inkSoft', 'accent', 'link', 'good', 'bad'] as const;

describe('text is readable (WCAG 2.2, 1.4.3: 4.5:1)', () => {
  it.each([
    ...backgrounds.flatMap((background) => inks.map((ink) => [ink, background] as const)),
    ...darkBackgrounds.map((background) => ['onDark', background] as const),
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

it.each(backgrounds)('the border of a control is visible on %s (WCAG 2.2, 1.4.11: 3:1)', (background) => {
  expect(computeContrast(color.edge, color[background])).toBeGreaterThanOrEqual(3);
});
