import { option, productsOf } from './product.ts';

const MATTE = 'Giclée print on 230 gsm matte paper';
const COTTON_PAPER = 'Giclée print on 280 gsm textured cotton paper';
const SMALL = '30 × 40 cm';
const LARGE = '45 × 60 cm';
const CARE = 'Dust with a dry cloth; keep out of direct sun';

type Frame = readonly [value: string, label: string, priceDifference: number, swatch: string];

const BLACK: Frame = ['black', 'Black wood', 0, '#2b1f1a'];
const TEAK: Frame = ['teak', 'Teak', 0, '#a5713f'];

/** The choice of frames for a poster that is pictured in a frame. The price contains this frame. */
const framedIn = (pictured: Frame) => {
  const otherFrames = [BLACK, TEAK].filter((each) => each !== pictured);
  return option('frame', 'Frame', [pictured, ...otherFrames, ['none', 'No frame', -120]]);
};

/** The choice of frames for a poster that is pictured without one. */
const optionalFrame = option('frame', 'Frame', [
  ['none', 'No frame'],
  ['black', 'Black wood', 450, '#2b1f1a'],
  ['teak', 'Teak', 550, '#a5713f'],
]);
const rails = option('mount', 'Hanging', [
  ['rails', 'Wooden rails'],
  ['none', 'Print only', -80],
]);

export const posters = productsOf(
  { slug: 'posters', tax: { hsn: '4911', gst_percent: 18 }, dispatch_days: { from: 2, to: 4 } },
  [
    {
      id: 'poster-mumbai-rain',
      name: 'Mumbai in the Rain',
      price: 399,
      description:
        'A black-and-yellow taxi, two umbrellas and every window lit: the city on a July evening. Framed in black wood or teak, or without a frame. Have a favourite street? Upload your own photo instead.',
      material: MATTE,
      size: SMALL,
      care: CARE,
      options: [framedIn(BLACK)],
      weight_grams: 950,
    },
    {
      id: 'poster-himalaya-sunrise',
      name: 'Himalaya Sunrise',
      price: 449,
      description:
        'The sun rises behind five ranges, with prayer flags in the wind and one small house in the pines. Comes with wooden hanging rails, or as a print only. Or upload the view from your own trek instead.',
      material: MATTE,
      size: LARGE,
      care: CARE,
      options: [rails],
      weight_grams: 420,
    },
    {
      id: 'poster-kerala-backwaters',
      name: 'Kerala Backwaters',
      price: 399,
      description:
        'A kettuvallam drifts home between the palms while the lake turns gold. Framed in teak or black wood, or sent rolled in a tube. You can also upload a holiday photo and have that printed at the same size.',
      material: MATTE,
      size: SMALL,
      care: CARE,
      options: [framedIn(TEAK)],
      weight_grams: 950,
    },
    {
      id: 'poster-warli-village',
      name: 'Warli Village',
      price: 499,
      description:
        'Huts, hills, a bullock cart and the great spiral dance: a day of harvest in white on earth red. Framed in walnut, black wood or teak, or without a frame. Add your family’s name in the design editor.',
      material: COTTON_PAPER,
      size: SMALL,
      care: CARE,
      options: [framedIn(['walnut', 'Walnut', 0, '#6b4122'])],
      weight_grams: 950,
    },
    {
      id: 'poster-know-your-chai',
      name: 'Know Your Chai',
      price: 349,
      description:
        'Twelve glasses from cutting to tandoori, and the right one for every mood. Just the thing for a kitchen door. Unframed, or framed in black wood or teak.',
      material: 'Offset print on 200 gsm uncoated paper',
      size: SMALL,
      care: CARE,
      options: [optionalFrame],
      stock: 80,
      weight_grams: 140,
    },
    {
      id: 'poster-street-birds',
      name: 'Birds of Our Street',
      price: 399,
      description:
        'Neelkanth, tota, bulbul, myna, kilkila and a mor who has come down to look: the neighbours, with their everyday names. Spotted better ones? Upload your own bird photos instead.',
      material: MATTE,
      size: SMALL,
      care: CARE,
      options: [framedIn(['white', 'White wood', 0, '#f7f2e6'])],
      weight_grams: 950,
    },
    {
      id: 'poster-chanda-mama',
      name: 'Chanda Mama Moon Mandala',
      price: 449,
      description:
        'A moon in a gold mandala with its phases below, for the wall above a small bed. Framed in gold, black wood or teak, or without a frame. Add a child’s name and birthday under Personalise.',
      material: 'Printed with metallic ink on 250 gsm paper',
      size: SMALL,
      care: CARE,
      options: [framedIn(['gold', 'Gold', 0, '#d9a941'])],
      weight_grams: 950,
    },
    {
      id: 'poster-jaipur-hawa-mahal',
      name: 'Jaipur, Palace of Winds',
      price: 449,
      description:
        'Five storeys of windows and a sky full of kites on Makar Sankranti. Comes with wooden hanging rails, or as a print only. Add two names and a date to make it a gift.',
      material: MATTE,
      size: LARGE,
      care: CARE,
      options: [rails],
      weight_grams: 420,
    },
    {
      id: 'poster-night-we-met',
      name: 'The Night We Met Star Map',
      price: 699,
      description:
        'A sky full of stars for the night you met, married or became three. The one pictured is for Meera and Arjun in Udaipur; type your names, place and date, and tell our artists the hour in the note.',
      material: COTTON_PAPER,
      size: SMALL,
      care: CARE,
      options: [framedIn(['red', 'Red wood', 0, '#8f3a22'])],
      weight_grams: 950,
    },
  ],
);
