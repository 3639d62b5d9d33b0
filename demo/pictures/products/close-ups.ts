/** The square of a product's picture that its close-up shows, in pixels of the drawing. */
export type CloseUp = readonly [middleX: number, middleY: number, size: number];

const CLOSE_UPS: Readonly<Record<string, CloseUp>> = {
  'mug-chai-first': [590, 729, 500],
  'mug-madhubani-fish': [690, 712, 400],
  'mug-warli-dance': [620, 756, 400],
  'mug-kolam-morning': [640, 720, 400],
  'mug-horn-ok-please': [600, 700, 520],
  'mug-jaipur-blue': [660, 691, 400],
  'mug-gond-deer': [590, 659, 400],
  'mug-marigold-name': [640, 731, 400],
  'mug-raja-rani-pair': [440, 775, 460],
  'tee-sher-dil-tiger': [640, 616, 400],
  'tee-horn-ok-please': [615, 570, 560],
  'tee-lotus-mandala': [640, 655, 440],
  'tee-gully-cricket': [640, 638, 400],
  'tee-filter-kaapi': [655, 570, 500],
  'tee-auto-rickshaw': [640, 626, 400],
  'tee-kids-haathi': [640, 628, 400],
  'tee-mor-peacock': [640, 633, 400],
  'tee-garage-name': [640, 600, 440],
  'wall-blue-pottery-plates': [440, 430, 400],
  'wall-clock-warli': [640, 640, 400],
  'wall-macrame-marigold': [640, 700, 420],
  'wall-toran-mango-leaf': [560, 430, 500],
  'wall-nameplate-family': [640, 690, 720],
  'wall-brass-banyan': [640, 560, 420],
  'wall-jharokha-mirror': [640, 420, 440],
  'wall-key-holder-truck': [300, 480, 440],
  'wall-pichwai-scroll': [640, 656, 444],
  'poster-mumbai-rain': [660, 585, 415],
  'poster-himalaya-sunrise': [640, 670, 475],
  'poster-kerala-backwaters': [555, 650, 459],
  'poster-warli-village': [650, 615, 429],
  'poster-know-your-chai': [650, 557, 527],
  'poster-street-birds': [650, 615, 426],
  'poster-chanda-mama': [695, 660, 462],
  'poster-jaipur-hawa-mahal': [640, 674, 490],
  'poster-night-we-met': [615, 640, 428],
  'cushion-ajrakh-star': [640, 690, 460],
  'cushion-haathi-madhubani': [640, 650, 460],
  'cushion-bandhani-red': [650, 640, 460],
  'cushion-pochampally-ikat': [620, 700, 460],
  'cushion-paisley-lumbar': [640, 790, 460],
  'cushion-mandala-round': [640, 731, 460],
  'cushion-sanganeri-buti': [640, 651, 460],
  'cushion-family-initial': [640, 700, 460],
  'cushion-gond-tree': [640, 640, 460],
  'stationery-kalamkari-journal': [598, 621, 454],
  'stationery-mandala-planner': [705, 640, 640],
  'stationery-diwali-cards': [640, 670, 400],
  'stationery-folk-bookmarks': [640, 660, 520],
  'stationery-engraved-pens': [740, 570, 420],
  'stationery-shagun-lifafa': [1090, 615, 380],
  'stationery-street-stickers': [640, 650, 560],
  'stationery-desk-calendar': [370, 790, 440],
  'stationery-name-pencils': [880, 380, 460],
};

/**
 * Returns the part of a demo product's picture that its close-up shows.
 * @throws Error for an unknown product
 */
export function closeUpOf(productId: string): CloseUp {
  const closeUp = CLOSE_UPS[productId];
  if (!closeUp) throw new Error(`The product ${productId} has no close-up.`);
  return closeUp;
}
