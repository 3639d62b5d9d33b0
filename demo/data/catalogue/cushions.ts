import { option, productsOf } from './product.ts';

const filler = option('filler', 'Filler', [
  ['included', 'With filler'],
  ['cover', 'Cover only', -120],
]);
const SQUARE = '40 × 40 cm';
const COLD = 'Machine wash the cover cold; iron on the back';

export const cushions = productsOf(
  { slug: 'cushions', tax: { hsn: '9404', gst_percent: 18 }, dispatch_days: { from: 4, to: 6 } },
  [
    {
      id: 'cushion-ajrakh-star',
      name: 'Ajrakh Star Cushion',
      price: 599,
      description:
        'Eight-pointed stars in indigo and madder, after the resist-printed Ajrakh of Kutch, with piped edges and a hidden zip. Prefer your own print? Upload a photo or pattern for the whole front.',
      material: 'Cotton canvas',
      size: SQUARE,
      care: COLD,
      options: [filler],
      weight_grams: 520,
    },
    {
      id: 'cushion-haathi-madhubani',
      name: 'Madhubani Haathi Cushion',
      price: 649,
      description:
        'A festival elephant walks through lotuses in a border of petals, with a silk tassel on each corner. To make it a gift, put a child’s name or photo on the front under Personalise.',
      material: 'Cotton and linen, silk tassels',
      size: SQUARE,
      care: 'Hand wash the cover; spot clean the tassels',
      options: [filler],
      weight_grams: 540,
    },
    {
      id: 'cushion-bandhani-red',
      name: 'Bandhani Red Cushion',
      price: 549,
      description:
        'Hundreds of tied dots around a medallion, in the red that every Gujarati wedding knows, with a cut fringe. The red cover also comes with your own initials or picture.',
      material: 'Slub cotton',
      size: SQUARE,
      care: 'Wash separately at first, in cold water',
      options: [filler],
      weight_grams: 520,
    },
    {
      id: 'cushion-pochampally-ikat',
      name: 'Pochampally Ikat Cushion',
      price: 599,
      description:
        'Feather-edged diamonds in blue, teal and marigold, after the double ikat of Pochampally, with corded edges. Have a pattern of your own? Upload it and see it on the cushion.',
      material: 'Heavy cotton',
      size: SQUARE,
      care: COLD,
      options: [filler],
      weight_grams: 530,
    },
    {
      id: 'cushion-paisley-lumbar',
      name: 'Paisley Lumbar Cushion',
      price: 699,
      description:
        'Mangoes and blossoms in a row between peacock borders, long enough for a tired back. The wide front has room for a line of text in English, Hindi or Telugu.',
      material: 'Cotton canvas, firm filler',
      size: '60 × 30 cm',
      care: COLD,
      options: [filler],
      weight_grams: 600,
    },
    {
      id: 'cushion-mandala-round',
      name: 'Round Mandala Cushion',
      price: 749,
      description:
        'A mandala that ends in a gathered edge, buttoned at the centre like an old gaddi. With your own design it comes without the button, so nothing covers your picture.',
      material: 'Velvet front, cotton back',
      size: '45 cm across',
      care: 'Dry clean, or wipe with a damp cloth',
      options: [filler],
      weight_grams: 650,
    },
    {
      id: 'cushion-sanganeri-buti',
      name: 'Sanganeri Buti Cushion',
      price: 499,
      description:
        'Rows of pink butis with the small quirks of a wooden block, and pompoms all around. Keep the butis, or place your own picture on the soft white cotton.',
      material: 'Cotton cambric',
      size: SQUARE,
      care: 'Machine wash on a gentle cycle',
      options: [filler],
      weight_grams: 500,
    },
    {
      id: 'cushion-family-initial',
      name: 'Family Initial Cushion',
      price: 649,
      description:
        'An initial in a ring of marigolds with the family’s name below. The one pictured is for the Menons: type your own letter and name, in English, Hindi or Telugu.',
      material: 'Cotton canvas with terracotta piping',
      size: SQUARE,
      care: COLD,
      options: [filler],
      weight_grams: 530,
    },
    {
      id: 'cushion-gond-tree',
      name: 'Gond Tree of Birds Cushion',
      price: 799,
      description:
        'A flowering tree with two patterned birds at its foot, painted leaf by leaf. Keep the birds, or upload a picture and add two names below it.',
      material: 'Cotton and linen with black piping',
      size: '45 × 45 cm',
      care: 'Wash cold; dry in the shade',
      options: [filler],
      weight_grams: 580,
    },
  ],
);
