import { theme } from './theme.ts';

const { color } = theme;

/** Returns the WCAG 2.2 contrast ratio of two #rrggbb colours. */
function computeContrast(firstColour: string, secondColour: string): number {
  const [light, dark] = [computeLuminance(firstColour), computeLuminance(secondColour)].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((offset) => {
    const value = parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

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
