import { sidesOf } from '../sides.ts';

const MUG = 'Beside a laptop, 9 cm tall';
const CUSHION = 'On an armchair, 40 × 40 cm';
const M = 'On a hanger, size M, 52 × 72 cm';

/**
 * What the picture of a product in use shows, with its real size; short enough for one line on phones. Posters have
 * the size of their print area.
 */
const LABELS: Readonly<Record<string, string>> = {
  'mug-chai-first': MUG,
  'mug-madhubani-fish': MUG,
  'mug-warli-dance': MUG,
  'mug-kolam-morning': MUG,
  'mug-horn-ok-please': 'Beside a laptop, 8 cm tall',
  'mug-jaipur-blue': 'Beside a laptop, 13 cm tall',
  'mug-gond-deer': MUG,
  'mug-marigold-name': MUG,
  'mug-raja-rani-pair': 'Both beside a laptop, 9 cm tall',
  'tee-sher-dil-tiger': M,
  'tee-horn-ok-please': M,
  'tee-lotus-mandala': M,
  'tee-gully-cricket': M,
  'tee-filter-kaapi': M,
  'tee-auto-rickshaw': M,
  'tee-kids-haathi': 'On a hanger, size 6–7 years, 35 × 50 cm',
  'tee-mor-peacock': 'On a hanger, size S, 49 × 69 cm',
  'tee-garage-name': 'On a hanger, size L, 55 × 74 cm',
  'wall-blue-pottery-plates': 'Above a sofa, plates of 15 to 26 cm',
  'wall-clock-warli': 'On a wall above a sofa, 30 cm across',
  'wall-macrame-marigold': 'On a wall above a sofa, 45 × 60 cm',
  'wall-toran-mango-leaf': 'Over a front door, 110 cm wide',
  'wall-nameplate-family': 'Beside a front door, 40 × 20 cm',
  'wall-brass-banyan': 'On a wall above a sofa, 50 cm across',
  'wall-jharokha-mirror': 'On a wall above a sofa, 35 × 50 cm',
  'wall-key-holder-truck': 'Beside a front door, 45 × 16 cm',
  'wall-pichwai-scroll': 'On a wall above a sofa, 60 × 90 cm',
  'cushion-ajrakh-star': CUSHION,
  'cushion-haathi-madhubani': CUSHION,
  'cushion-bandhani-red': CUSHION,
  'cushion-pochampally-ikat': CUSHION,
  'cushion-paisley-lumbar': 'On an armchair, 60 × 30 cm',
  'cushion-mandala-round': 'On an armchair, 45 cm across',
  'cushion-sanganeri-buti': CUSHION,
  'cushion-family-initial': CUSHION,
  'cushion-gond-tree': 'On an armchair, 45 × 45 cm',
  'stationery-kalamkari-journal': 'Beside a phone, A5 (15 × 21 cm)',
  'stationery-mandala-planner': 'Beside a phone, A5 (15 × 21 cm)',
  'stationery-diwali-cards': 'Beside a phone, 12 × 17 cm',
  'stationery-folk-bookmarks': 'Beside a phone, 4 × 17 cm',
  'stationery-engraved-pens': 'Beside a phone, box of 18 × 11 cm',
  'stationery-shagun-lifafa': 'Beside a phone, 9 × 18 cm',
  'stationery-street-stickers': 'Beside a phone, 15 × 17.5 cm',
  'stationery-desk-calendar': 'Beside a laptop, 21 × 15 cm',
  'stationery-name-pencils': 'Beside a phone, 19 cm long',
};

/**
 * Returns what the picture of a demo product in use shows, with the product's real size.
 * @throws Error for an unknown product
 */
export function toScaleLabelOf(productId: string): string {
  const [print] = sidesOf(productId);
  const label = LABELS[productId];
  if (label) return label;
  if (!print || !productId.startsWith('poster-')) throw new Error(`The product ${productId} has no size.`);
  return `On a wall above a sofa, ${print.area.width / 10} × ${print.area.height / 10} cm`;
}
